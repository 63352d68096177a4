import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SecondFactorSecret } from '@ritmi/shared/domain/auth/schema';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { ButtonRow, PlainButton } from '../kit/look/buttons.js';
import { Note, Panel, PanelTitle } from '../kit/look/frames.js';
import { RecoveryCodes } from './RecoveryCodes.js';
import { SecondFactorKey } from './SecondFactorKey.js';
import { ConfirmForm, EndForm, StartForm } from './secondFactorForms.js';
import { accountText } from './text.js';
import { useAccountKey } from './useAccount.js';

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
    // What had the focus goes away with its step; a form takes it on to its first field.
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
            <PlainButton type="button" onClick={() => go({ kind: isOn ? 'end' : 'start' })}>
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
