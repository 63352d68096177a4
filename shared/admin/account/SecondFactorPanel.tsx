import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  type SecondFactorSecret,
  secondFactorConfirm,
  secondFactorEnd,
  secondFactorStart,
} from '@ritmi/shared/domain/auth/schema';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { ButtonRow, PlainButton, Note, Panel, PanelTitle } from '../kit/look/frames.js';
import { RecoveryCodes, SecondFactorKey } from './SecondFactorSetup.js';
import { accountText } from './text.js';
import { useAccountKey } from './useAccount.js';
import { confirmSecondFactor, endSecondFactor, startSecondFactor } from '@ritmi/shared/client/account';
import { TextField } from '../kit/forms/fields.js';
import { SecretForm } from './SecretForm.js';
import { useHost } from '../host/host.js';

const words = accountText.secondFactor;

type Step =
  | { readonly kind: 'rest' | 'start' | 'end' }
  | { readonly kind: 'confirm'; readonly secret: SecondFactorSecret }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** An authenticator app as the second factor: set up step by step, or turned off. */
export function SecondFactorPanel({ isOn }: { readonly isOn: boolean }) {
  const client = useQueryClient();
  const key = useAccountKey();
  const [step, setStep] = useState<Step>({ kind: 'rest' });
  const title = useRef<HTMLHeadingElement>(null);

  function go(next: Step) {
    // The focused element disappears with its step; a form then focuses its first field.
    title.current?.focus();
    setStep(next);
  }

  function finish(next: Step, done: string) {
    go(next);
    showSuccess(done);
    void client.invalidateQueries({ queryKey: key });
  }
  const rest = () => go({ kind: 'rest' });

  return (
    <Panel aria-label={words.title}>
      <PanelTitle ref={title} tabIndex={-1}>
        {words.title}
      </PanelTitle>
      {step.kind === 'rest' ? (
        <>
          <Note>{isOn ? words.on : words.off}</Note>
          <ButtonRow>
            <PlainButton onClick={() => go({ kind: isOn ? 'end' : 'start' })}>
              {isOn ? words.turnOff : words.setUp}
            </PlainButton>
          </ButtonRow>
        </>
      ) : null}
      {step.kind === 'start' ? (
        <StartForm onDone={(secret) => go({ kind: 'confirm', secret })} onCancel={rest} />
      ) : null}
      {step.kind === 'confirm' ? (
        <>
          <SecondFactorKey {...step.secret} />
          <ConfirmForm onDone={(codes) => finish({ kind: 'codes', codes }, words.turnedOn)} onCancel={rest} />
        </>
      ) : null}
      {step.kind === 'codes' ? <RecoveryCodes codes={step.codes} onDone={rest} /> : null}
      {step.kind === 'end' ? (
        <EndForm onDone={() => finish({ kind: 'rest' }, words.turnedOff)} onCancel={rest} />
      ) : null}
    </Panel>
  );
}

type StepProps<T> = {
  /** Receives the server's answer. */
  readonly onDone: (answer: T) => void;
  readonly onCancel: () => void;
};

/** Asks for the password: an open window must not be enough to lock its owner out. */
function StartForm({ onDone, onCancel }: StepProps<SecondFactorSecret>) {
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

/** Asks for a code, which proves that the app has the key; then the second factor is on. */
function ConfirmForm({ onDone, onCancel }: StepProps<readonly string[]>) {
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

function EndForm({ onDone, onCancel }: StepProps<void>) {
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
  return <PlainButton onClick={onCancel}>{words.cancel}</PlainButton>;
}
