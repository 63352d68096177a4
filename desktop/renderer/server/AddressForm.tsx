import { Button } from '@ritmi/shared/ui/Button';
import { CheckBox, CheckLabel, TextInput } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Ring } from '@ritmi/shared/ui/Ring';
import { color, space } from '@ritmi/shared/ui/tokens';
import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { AddressResult } from '../../messages.js';
import { bridge, logError } from '../bridge.js';
import { addressLabel, texts } from '../text.js';

const Form = styled.form`
  display: grid;
  width: 100%;
  gap: ${space(3)};
`;

const Line = styled.div`
  display: flex;
  gap: ${space(2)};
`;

/** Takes no space in the form while it is empty, but stays in the page, so that screen readers announce its changes. */
const Status = styled.div`
  color: ${color.quiet};
  &:empty {
    position: absolute;
  }
  p {
    display: flex;
    gap: ${space(2)};
    align-items: center;
  }
  [role='alert'] {
    color: ${color.accentText};
  }
`;

type AddressFormProps = {
  readonly address?: string;
  /** Whether it is on the first screen, where its field gets the focus. */
  readonly isFirst?: boolean;
};

/** Asks for the server's address; main tests it and saves it when a server of ours answers. */
export function AddressForm({ address: given = '', isFirst = false }: AddressFormProps) {
  const [result, setResult] = useState<AddressResult | null>(null);
  const [isTesting, setIsTesting] = useState(false);
  const [allowsInsecure, setAllowsInsecure] = useState(false);
  const statusId = useId();
  const text = useLanguage().t(texts);
  const failure = result && 'problem' in result ? result : null;

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isTesting) return;
    const typed = new FormData(event.currentTarget).get('address');
    setResult(null);
    setIsTesting(true);
    const address = typeof typed === 'string' ? typed : '';
    const notSaved = (error: unknown): AddressResult => {
      logError(error);
      return { problem: 'notSaved' };
    };
    setResult(await bridge.useAddress({ address, allowsInsecure }).catch(notSaved));
    setIsTesting(false);
  }

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Field label={addressLabel}>
        {({ id }) => (
          <Line>
            <TextInput
              id={id}
              name="address"
              defaultValue={given}
              placeholder={text.address.hint}
              required
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- On the first screen there is nothing else to do.
              autoFocus={isFirst}
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              aria-invalid={failure !== null}
              aria-describedby={statusId}
            />
            <Button type="submit" $kind="solid" aria-disabled={isTesting}>
              {text.address.submit}
            </Button>
          </Line>
        )}
      </Field>
      <Status id={statusId} role="status">
        {failure && (
          <p role="alert">{text.address.problems[failure.problem].replace('%s', failure.detail ?? '')}</p>
        )}
        {isTesting && (
          <p>
            <Ring size={18} turns />
            {text.address.testing}
          </p>
        )}
        {result && !failure && <p>{text.address.saved}</p>}
      </Status>
      {(failure?.problem === 'insecure' || allowsInsecure) && (
        <CheckLabel>
          <CheckBox
            name="allowsInsecure"
            checked={allowsInsecure}
            onChange={(event) => setAllowsInsecure(event.target.checked)}
          />
          {text.address.allowInsecure}
        </CheckLabel>
      )}
    </Form>
  );
}
