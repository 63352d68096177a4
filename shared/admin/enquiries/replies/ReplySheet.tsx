import { styled } from 'styled-components';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import { interfaceLanguages, languageName } from '@ritmi/shared/domain/language';
import { formatDate } from '@ritmi/shared/domain/time/date';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { TextArea } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { layout } from '@ritmi/shared/ui/tokens';
import { useHost } from '../../host/host.js';
import { useSheetDraft } from '../../kit/drafts/useSheetDraft.js';
import {
  ButtonRow,
  Label,
  Named,
  Note,
  PlainButton,
  PlainLink,
  SheetFoot,
  Stack,
} from '../../kit/look/frames.js';
import { ChoiceButton } from '../../kit/look/ChoiceButton.js';
import { Sheet } from '../../kit/look/Sheet.js';
import { sheetForms } from '../sheetForms.js';
import { useEnquiryWrites } from '../useEnquiryWrites.js';
import { type Channel, channelsOf } from './channels.js';
import { calledNote, noteOf, replies, type ReplyId, replyText as text, subjectOf } from './text.js';

const Choices = styled.div`
  ${layout.wrap(2)}
`;

const Body = styled(TextArea)`
  min-height: 200px;
`;

/** An answer as it is written. */
type Reply = {
  readonly chosen: ReplyId;
  readonly language: Enquiry['language'];
  readonly message: string;
};

type ReplySheetProps = {
  readonly enquiry: Enquiry;
  /** The answer that is chosen at first; else what fits the state. */
  readonly first?: ReplyId;
  /** Declines it too, once the answer was opened. */
  readonly onDecline?: () => Promise<boolean>;
  readonly onClose: () => void;
};

// Declared as they are used: `Object.keys` returns strings.
const replyIds = Object.keys(replies) as ReplyId[];

const fitting: Readonly<Partial<Record<Enquiry['state'], ReplyId>>> = {
  answered: 'free',
  offered: 'offer',
  accepted: 'confirmed',
  booked: 'confirmed',
};

/** Ready answers, which open WhatsApp, Viber, e-mail or the phone with the text filled in. Nothing is sent from here. */
export function ReplySheet({ enquiry, first, onDecline, onClose }: ReplySheetProps) {
  const { t } = useLanguage();
  const title = t(onDecline ? text.declineTitle : text.title);
  const { set: change, note } = useEnquiryWrites();
  const write = useReplies(enquiry);
  const { values, set, isProposed, leave, closeFor } = useReply(enquiry, write, {
    form: sheetForms[onDecline ? 'decline' : 'reply'](enquiry.id),
    title,
    chosen: first ?? fitting[enquiry.state] ?? 'thanks',
  });
  const { chosen, language, message } = values;
  const close = () => leave(onClose);
  const channels = channelsOf(enquiry, message, subjectOf(enquiry.reference)[language]);

  function choose(id: ReplyId, as: Enquiry['language']) {
    // What somebody has edited stays; an emptied text is proposed again.
    set({ chosen: id, language: as, ...(isProposed && { message: write(id, as) }) });
  }

  async function handleOpened({ name, isCall = false }: Channel) {
    const about = t(isCall ? calledNote : noteOf(name, message));
    const work = () => note(enquiry, about, null);
    // Whoever calls has not sent the text.
    if (isCall) onClose();
    if (!(await (isCall ? work() : closeFor(onClose, work)))) return;
    if (onDecline) await onDecline();
    else if (enquiry.state === 'new') await change(enquiry, { state: 'answered' });
  }

  return (
    <Sheet place="side" title={title} onClose={close}>
      <div data-scrolls>
        <Stack>
          <Named>
            <Label>{t(text.ready)}</Label>
            <Choices role="group" aria-label={t(text.ready)}>
              {replyIds.map((id) => (
                <ChoiceButton key={id} aria-pressed={chosen === id} onClick={() => choose(id, language)}>
                  {t(replies[id].name)}
                </ChoiceButton>
              ))}
            </Choices>
          </Named>
          <Choices role="group" aria-label={t(text.language)}>
            {interfaceLanguages.map((each) => (
              <ChoiceButton key={each} aria-pressed={language === each} onClick={() => choose(chosen, each)}>
                {languageName(each)}
              </ChoiceButton>
            ))}
          </Choices>
          <Field label={t(text.message)}>
            {(control) => (
              <Body {...control} value={message} onChange={({ target }) => set({ message: target.value })} />
            )}
          </Field>
        </Stack>
      </div>
      <SheetFoot>
        <Note>{t(channels.length > 0 ? text.hint : text.noPhone)}</Note>
        <ButtonRow>
          {channels.map((channel) => (
            <PlainLink
              key={channel.href.slice(0, 7)}
              href={channel.href}
              target="_blank"
              rel="noreferrer"
              onClick={() => void handleOpened(channel)}
            >
              {channel.isCall ? t(text.call) : channel.name}
            </PlainLink>
          ))}
          {onDecline ? (
            <PlainButton onClick={() => void closeFor(onClose, onDecline)}>{t(text.declineOnly)}</PlainButton>
          ) : null}
        </ButtonRow>
      </SheetFoot>
    </Sheet>
  );
}

type ReplyOptions = { readonly form: string; readonly title: string; readonly chosen: ReplyId };

/** What is written, of which a draft is kept once somebody has edited the text. */
function useReply(
  { name, language }: Enquiry,
  write: ReturnType<typeof useReplies>,
  { form, title, chosen }: ReplyOptions,
) {
  const isProposed = (reply: Reply) =>
    reply.message.trim() === '' || reply.message === write(reply.chosen, reply.language);
  const draft = useSheetDraft({
    form,
    title: () => `${title} · ${name}`,
    first: (): Reply => ({ chosen, language, message: write(chosen, language) }),
    // Only what somebody has written: another answer is chosen again in a moment.
    meant: (reply) => (isProposed(reply) ? '' : reply.message),
  });
  return { ...draft, isProposed: isProposed(draft.values) };
}

/** Writes an answer with what is known of an enquiry. */
function useReplies(enquiry: Enquiry) {
  const { siteUrl } = useHost();
  const agency = useAgency();
  const { name, date, reference, url } = enquiry;
  return (id: ReplyId, language: Enquiry['language']) => {
    const [firstName = ''] = name.split(' ');
    const address = siteUrl === null ? '' : new URL(`${siteUrl}${url}`, window.location.href).href;
    const day = date === '' ? '' : formatDate(date, language);
    return replies[id].write[language]({
      name: firstName,
      date: day,
      reference,
      url: address,
      agency: agency.name,
    });
  };
}
