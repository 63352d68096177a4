import { confirmSecondFactor, endSecondFactor, startSecondFactor } from '@ritmi/shared/client/account';
import {
  type SecondFactorSecret,
  secondFactorConfirm,
  secondFactorEnd,
  secondFactorStart,
} from '@ritmi/shared/domain/auth/schema';
import { TextField } from '../kit/forms/fields.js';
import { SecretForm } from './SecretForm.js';
import { useHost } from '../host/host.js';
import { PlainButton } from '../kit/look/buttons.js';
import { accountText } from './text.js';

const words = accountText.secondFactor;

type StepProps<T> = {
  /** Told what the server answers. */
  readonly onDone: (answer: T) => void;
  readonly onCancel: () => void;
};

/** The password first: an open window must not be enough to lock its owner out. */
export function StartForm({ onDone, onCancel }: StepProps<SecondFactorSecret>) {
  const { connection } = useHost();
  return (
    <SecretForm
      name={words.setUp}
      schema={secondFactorStart}
      empty={{ currentPassword: '' }}
      isFirst
      submitLabel={words.next}
      failure={words.startFailed}
      buttons={<Cancel onCancel={onCancel} />}
      send={async ({ currentPassword }) => onDone(await startSecondFactor(connection, currentPassword))}
    >
      <CurrentPassword />
    </SecretForm>
  );
}

/** Proves that the app has the key; only then is it on. */
export function ConfirmForm({ onDone, onCancel }: StepProps<readonly string[]>) {
  const { connection } = useHost();
  return (
    <SecretForm
      name={words.confirm}
      schema={secondFactorConfirm}
      empty={{ code: '' }}
      isFirst
      submitLabel={words.confirm}
      failure={words.confirmFailed}
      buttons={<Cancel onCancel={onCancel} />}
      send={async ({ code }) => onDone(await confirmSecondFactor(connection, code))}
    >
      <Code hint={words.codeHint} />
    </SecretForm>
  );
}

export function EndForm({ onDone, onCancel }: StepProps<void>) {
  const { connection } = useHost();
  return (
    <SecretForm
      name={words.turnOff}
      schema={secondFactorEnd}
      empty={{ currentPassword: '', code: '' }}
      isFirst
      submitLabel={words.turnOff}
      failure={words.endFailed}
      buttons={<Cancel onCancel={onCancel} />}
      send={async (values) => onDone(await endSecondFactor(connection, values))}
    >
      <CurrentPassword />
      <Code hint={words.endHint} />
    </SecretForm>
  );
}

function CurrentPassword() {
  return (
    <TextField
      name="currentPassword"
      label={accountText.password.current}
      type="password"
      autoComplete="current-password"
      isRequired
    />
  );
}

function Code({ hint }: { readonly hint: string }) {
  return <TextField name="code" label={words.code} hint={hint} autoComplete="one-time-code" isRequired />;
}

function Cancel({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <PlainButton type="button" onClick={onCancel}>
      {words.cancel}
    </PlainButton>
  );
}
