import { CheckBox, CheckLabel, TextInput } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { Ring } from '@ritmi/shared/ui/Ring';
import { color, space } from '@ritmi/shared/ui/tokens';
import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { AddressProblem, AddressResult } from '../../messages.js';
import { ActButton } from '../ActButton.js';
import { bridge, logTo } from '../bridge.js';
import { addressProblems, text } from '../text.js';

const Form = styled.form`
  display: grid;
  width: 100%;
  gap: ${space(3)};
  justify-items: start;
  > :first-child {
    width: 100%;
  }
`;

const Line = styled.div`
  display: flex;
  gap: ${space(2)};
`;

const Note = styled.p`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  color: ${color.quiet};
`;

/** Empty most of the time: then it takes no gap of the form, but stays for those who listen. */
const Status = styled.div`
  &:empty {
    position: absolute;
  }
`;

const Problem = styled.p`
  color: ${color.accentText};
`;

type State =
  | { readonly name: 'idle' | 'testing' | 'kept' }
  | { readonly name: 'wrong'; readonly problem: AddressProblem; readonly detail: string };

type AddressFormProps = {
  readonly address?: string;
  /** Nothing else on the screen is as likely to be wanted: one may type at once. */
  readonly isFirst?: boolean;
};

/** Asks for the server's address; main tests it and keeps it when a server of ours answers. */
export function AddressForm({ address = '', isFirst = false }: AddressFormProps) {
  const [state, setState] = useState<State>({ name: 'idle' });
  const [isInsisted, setIsInsisted] = useState(false);
  const noteId = useId();
  const isWrong = state.name === 'wrong';
  const isInsecure = isWrong && state.problem === 'insecure';

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.name === 'testing') return;
    const typed = new FormData(event.currentTarget).get('address');
    setState({ name: 'testing' });
    setState(stateAfter(await tryAddress(typeof typed === 'string' ? typed : '', isInsisted)));
  }

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Field label={text.address.label}>
        {({ id }) => (
          <Line>
            <TextInput
              id={id}
              name="address"
              defaultValue={address}
              placeholder={text.address.hint}
              required
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- On the first screen there is nothing else to do.
              autoFocus={isFirst}
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              aria-invalid={isWrong}
              aria-describedby={noteId}
            />
            <ActButton type="submit" $small aria-disabled={state.name === 'testing'}>
              {text.address.submit}
            </ActButton>
          </Line>
        )}
      </Field>
      <Status id={noteId} role="status">
        {isWrong && <Problem role="alert">{addressProblems[state.problem](state.detail)}</Problem>}
        {state.name === 'testing' && (
          <Note>
            <Ring size={18} turns />
            {text.address.testing}
          </Note>
        )}
        {state.name === 'kept' && <Note>{text.address.kept}</Note>}
      </Status>
      {(isInsecure || isInsisted) && (
        <CheckLabel>
          <CheckBox
            name="isInsisted"
            checked={isInsisted}
            onChange={(event) => setIsInsisted(event.target.checked)}
          />
          {text.address.insist}
        </CheckLabel>
      )}
    </Form>
  );
}

async function tryAddress(address: string, isInsisted: boolean): Promise<AddressResult> {
  try {
    return await bridge().useAddress({ address, allowsInsecure: isInsisted });
  } catch (error) {
    logTo(bridge())(error);
    return { problem: 'notSaved' };
  }
}

function stateAfter(verdict: AddressResult): State {
  if ('url' in verdict) return { name: 'kept' };
  return { name: 'wrong', problem: verdict.problem, detail: verdict.detail ?? '' };
}
