import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { ApiError, UnreachableError } from '@ritmi/shared/client/ApiError';
import { request } from '@ritmi/shared/client/request';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import { today } from '@ritmi/shared/domain/time/date';
import { TextArea, TextInput } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showFailure, showSuccess } from '@ritmi/shared/ui/Toasts';
import { color, space } from '@ritmi/shared/ui/tokens';
import { useHost } from '../../host/host.js';
import { useSheetDraft } from '../../kit/drafts/useSheetDraft.js';
import { useAttemptKey } from '../../kit/forms/useFormDraft.js';
import { DayField } from '../../kit/inputs/DayField.js';
import { Pair, PlainButton, PrimaryButton, SheetFoot, Stack } from '../../kit/look/frames.js';
import { Sheet } from '../../kit/look/Sheet.js';
import { listKey } from '../../kit/model/queries.js';
import { problemOf, problemText } from '../../kit/problems/problem.js';
import { useReportFailure } from '../../kit/session/useSession.js';
import { sheetForms } from '../sheetForms.js';
import { storyText } from '../text.js';
import { firstDraft, problemsOf, requestOf, totalOf } from './offerDraft.js';
import { OfferLines } from './OfferLines.js';
import { offerText as text } from './text.js';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  output {
    margin-right: auto;
    font-size: 1.25rem;
    font-variant-numeric: tabular-nums;
    font-weight: 700;
    small {
      color: ${color.quiet};
      font-size: 0.875rem;
      font-weight: 500;
    }
  }
`;

type OfferSheetProps = { readonly enquiry: Enquiry; readonly onClose: () => void };

/** The form of an offer, which begins with what the visitor was shown, or with the last offer. */
export function OfferSheet({ enquiry, onClose }: OfferSheetProps) {
  const { language, t } = useLanguage();
  const { draft, set, close, finish } = useOffer(enquiry, onClose);
  const { send, isSending, refused } = useSend(enquiry, finish);
  const [isTried, setIsTried] = useState(false);
  const problems = isTried ? { ...problemsOf(draft), ...refused } : {};
  const errorAt = (path: string) => {
    const problem = problems[path];
    return problem && problemText(problemOf(problem), language);
  };
  const input = (name: 'discount' | 'deposit', path: string) => (
    <Field label={t(text[name])} error={errorAt(path)}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          value={draft[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      )}
    </Field>
  );

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (Object.keys(problemsOf(draft)).length > 0) showFailure(t(text.wrong));
    else void send(requestOf(draft));
  }

  return (
    <Sheet place="side" isWide title={`${t(text.title)} · ${enquiry.name}`} onClose={close}>
      <form noValidate aria-label={t(text.title)} aria-busy={isSending} onSubmit={handleSubmit}>
        <div data-scrolls>
          <Stack $gap={5}>
            <OfferLines lines={draft.lines} onChange={(lines) => set({ lines })} errorAt={errorAt} />
            <Pair>
              {input('discount', 'discount')}
              <DayField
                label={t(text.validUntil)}
                value={draft.validUntil}
                onChange={(validUntil) => set({ validUntil })}
                error={errorAt('validUntil')}
              />
            </Pair>
            <Pair>
              {input('deposit', 'deposit.amount')}
              <DayField
                label={t(text.dueAt)}
                value={draft.dueAt}
                onChange={(dueAt) => set({ dueAt })}
                error={errorAt('deposit.dueAt')}
              />
            </Pair>
            <Field label={t(text.message)} error={errorAt('message')}>
              {(control) => (
                <TextArea
                  {...control}
                  value={draft.message}
                  onChange={({ target }) => set({ message: target.value })}
                />
              )}
            </Field>
          </Stack>
        </div>
        <SheetFoot>
          <Foot>
            <output>
              <small>{t(text.total)}</small> {totalOf(draft)} €
            </output>
            <PlainButton onClick={close}>{t(storyText.cancel)}</PlainButton>
            <PrimaryButton type="submit" data-act="save" disabled={isSending}>
              {t(text.send)}
            </PrimaryButton>
          </Foot>
        </SheetFoot>
      </form>
    </Sheet>
  );
}

/** What is typed, which is kept as a draft until the offer is sent. */
function useOffer(enquiry: Enquiry, onClose: () => void) {
  const { t } = useLanguage();
  const { values, set, drop, leave } = useSheetDraft({
    form: sheetForms.offer(enquiry.id),
    title: () => `${t(text.title)} · ${enquiry.name}`,
    first: () => firstDraft(enquiry, today()),
  });
  const close = () => leave(onClose);
  const finish = () => {
    drop();
    onClose();
  };
  return { draft: values, set, close, finish };
}

/** Sends the offer. It must reach the server: what it costs is fixed there, and the visitor is told. */
function useSend({ id }: Enquiry, onSent: () => void) {
  const { connection } = useHost();
  const { t } = useLanguage();
  const client = useQueryClient();
  const report = useReportFailure();
  // The same key for each attempt at the same offer, so that it is sent once.
  const keyFor = useAttemptKey();
  const [isSending, setIsSending] = useState(false);
  const [refused, setRefused] = useState<ReturnType<typeof problemsOf>>({});

  async function send(body: object) {
    setIsSending(true);
    try {
      const path = `/enquiries/${encodeURIComponent(id)}/offers`;
      await request(connection, { method: 'POST', path, body, idempotencyKey: keyFor(body) });
      showSuccess(t(text.sent));
      onSent();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : [];
      setRefused(Object.fromEntries(fields.map((each) => [each.path, each])));
      const isAway = error instanceof UnreachableError;
      await report(error, { text: t(isAway ? text.needsServer : text.notSent), saysWhy: true });
    } finally {
      setIsSending(false);
      await client.invalidateQueries({ queryKey: listKey('enquiries') });
    }
  }
  return { send, isSending, refused };
}
