import { type FormEvent, useId, useState } from 'react';
import { Button } from '@ritmi/shared/ui/Button';
import { color, radius, space, tint } from '@ritmi/shared/ui/tokens';
import { styled } from 'styled-components';
import type { AddressProblem } from '../../channels.js';
import { bridge } from '../bridge.js';
import { addressProblems, text } from '../text.js';

const Form = styled.form`
  display: grid;
  width: 100%;
  gap: ${space(3)};
  justify-items: start;
`;

const Input = styled.input`
  width: 100%;
  min-height: 44px;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${tint('text', 42)};
  border-radius: ${radius.control};
  background: ${color.raised};
  color: ${color.text};
`;

/** As the admin's: red is for the ring and for what deletes. */
const Submit = styled(Button)`
  background: ${color.text};
  color: ${color.page};
`;

const Label = styled.label`
  font-weight: 600;
`;

const Quiet = styled.p`
  color: ${color.quiet};
`;

const Problem = styled.p`
  color: ${color.accentText};
`;

const Insist = styled.label`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  min-height: 44px;
`;

type State =
  | { readonly name: 'idle' | 'testing' | 'kept' }
  | { readonly name: 'wrong'; readonly problem: AddressProblem; readonly detail: string };

/** Asks for the server's address; main tests it and keeps it when a server of ours answers. */
export function AddressForm({ address = '' }: { readonly address?: string }) {
  const [state, setState] = useState<State>({ name: 'idle' });
  const [isInsisted, setIsInsisted] = useState(false);
  const ids = { input: useId(), note: useId() };
  const isWrong = state.name === 'wrong';
  const isInsecure = isWrong && state.problem === 'insecure';

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.name === 'testing') return;
    const typed = new FormData(event.currentTarget).get('address');
    setState({ name: 'testing' });
    const verdict = await bridge().useAddress({
      address: typeof typed === 'string' ? typed : '',
      isInsisted,
    });
    if ('url' in verdict) setState({ name: 'kept' });
    else setState({ name: 'wrong', problem: verdict.problem, detail: verdict.detail ?? '' });
  }

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Label htmlFor={ids.input}>{text.address.label}</Label>
      <Input
        id={ids.input}
        name="address"
        defaultValue={address}
        placeholder={text.address.hint}
        required
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={isWrong}
        aria-describedby={ids.note}
      />
      <div id={ids.note} role="status">
        {isWrong && <Problem role="alert">{addressProblems[state.problem](state.detail)}</Problem>}
        {state.name === 'testing' && <Quiet>{text.address.testing}</Quiet>}
        {state.name === 'kept' && <Quiet>{text.address.kept}</Quiet>}
      </div>
      {(isInsecure || isInsisted) && (
        <Insist>
          <input
            type="checkbox"
            name="isInsisted"
            checked={isInsisted}
            onChange={(event) => setIsInsisted(event.target.checked)}
          />
          {text.address.insist}
        </Insist>
      )}
      <Submit type="submit" $small aria-disabled={state.name === 'testing'}>
        {text.address.submit}
      </Submit>
    </Form>
  );
}
