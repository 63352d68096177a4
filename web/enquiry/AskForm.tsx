import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { formFields } from '@ritmi/shared/domain/enquiry/form';
import { type Topic, wishOf } from '@ritmi/shared/domain/enquiry/message';
import type { EnquiryRequest } from '@ritmi/shared/domain/enquiry/request';
import type { Message } from '@ritmi/shared/domain/language';
import { Button } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, space, type } from '@ritmi/shared/ui/tokens';
import type { SentForm } from '../render/content.js';
import { askText, problemText } from './askText.js';
import { DateLine } from './DateLine.js';
import { type FreeDaysProps, FreeDaysTable } from './FreeDaysTable.js';
import { MailLink, WhatsAppLink } from './MessageLinks.js';
import { PersonFields } from './PersonFields.js';
import { noProblem, type ProblemOf } from './problem.js';
import { text } from './text.js';

type AskFormProps = {
  readonly request: EnquiryRequest;
  readonly topic: Topic | null;
  /** What was sent and not accepted; null at first. */
  readonly sent: SentForm | null;
  /** The month above the form; null while it is not known which days are free. */
  readonly freeDays: FreeDaysProps | null;
  /** A note below it. */
  readonly children?: ReactNode;
};

/**
 * The form of the contact page, which sends an enquiry to the agency. The browser sends it by itself, so it is the same
 * without JavaScript; a page that refuses it shows everything that was typed. WhatsApp and mail stay beside it.
 */
export function AskForm({ request, topic, sent, freeDays, children }: AskFormProps) {
  const { t } = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const [night, setNight] = useState(request.night);
  const problemOf = useProblems(sent);
  useEffect(() => {
    // The first field that is wrong, or else why nothing was sent.
    const { current } = frame;
    (
      current?.querySelector<HTMLElement>('[aria-invalid]') ??
      current?.querySelector<HTMLElement>('[role=alert]')
    )?.focus();
  }, [sent]);
  return (
    <Frame ref={frame}>
      {sent && <Refusal sent={sent} />}
      {freeDays && <FreeDaysTable {...freeDays} request={request} chosen={night.date} frame={frame} />}
      <DateLine
        asked={request.asked}
        night={request.night}
        onNight={setNight}
        asksGuests
        sending={{
          problemOf,
          freeDays,
          typed: sent && {
            date: sent.values[formFields.date],
            place: sent.values[formFields.place],
            guests: sent.values[formFields.guests],
          },
          fields: <PersonFields sent={sent} wish={wishOf(topic)} problemOf={problemOf} />,
        }}
      >
        <Button type="submit">{t(text.send)}</Button>
        <noscript>
          <Button type="submit" name="veprimi" value="mesazhi" $kind="quiet">
            {t(text.prepare)}
          </Button>
        </noscript>
        <WhatsAppLink request={{ ...request, night }} topic={topic} isSecond />
        <MailLink request={{ ...request, night }} topic={topic} />
      </DateLine>
      {children}
    </Frame>
  );
}

function useProblems(sent: SentForm | null): ProblemOf {
  const { t } = useLanguage();
  const id = useId();
  return (name) => {
    const code = sent?.problems[name];
    if (!code) return noProblem;
    const noteId = `${id}${name}`;
    return {
      control: { 'aria-invalid': true, 'aria-describedby': noteId },
      note: <Note id={noteId}>{t(problemText(name, code))}</Note>,
    };
  };
}

const chosenFields: readonly string[] = [formFields.packageId, formFields.serviceIds, formFields.artistId];

/** Why the form as a whole was not accepted. */
function Refusal({ sent: { problems, refusal } }: { readonly sent: SentForm }) {
  const { t } = useLanguage();
  const names = Object.keys(problems);
  if (names.length === 0 && !refusal) return null;
  const isGone = names.some((name) => chosenFields.includes(name));
  const reasons: Readonly<Record<string, Message>> = {
    unavailable: askText.unavailable,
    tooManyRequests: askText.tooMany,
  };
  const reason = reasons[refusal ?? ''] ?? (isGone ? askText.gone : askText.wrong);
  return (
    <Alert role="alert" tabIndex={-1}>
      {t(reason)}
    </Alert>
  );
}

/** The month, and beside it the form where there is room for both. */
const Frame = styled.div`
  ${at.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 26rem) minmax(0, 1fr);
    gap: 0 ${space(20)};
    align-items: start;
    > form:only-of-type,
    > [role='alert'] {
      grid-column: 1 / -1;
    }
    > form:nth-of-type(2) ~ * {
      grid-column: 2;
    }
  }
`;

const Note = styled.span`
  display: block;
  margin-top: ${space(2)};
  color: ${color.accentText};
  font-size: ${type.size.small};
  font-weight: 600;
`;

const Alert = styled.p`
  margin-bottom: ${space(6)};
  font-size: ${type.size.lead};
  font-weight: 700;
`;
