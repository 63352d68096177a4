import { Mail } from 'lucide-react';
import { useContext } from 'react';
import { siWhatsapp } from 'simple-icons';
import { mailAddress, whatsappAddress } from '@ritmi/shared/domain/contact/rules';
import { enquiryMessage, enquirySubject, type Topic } from '@ritmi/shared/domain/enquiry/message';
import { choicePath, type EnquiryRequest } from '@ritmi/shared/domain/enquiry/request';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { ButtonLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useAddressees } from './addressees.js';
import { SiteAddress } from './siteAddress.js';
import { text } from './text.js';

export type MessageProps = {
  /** What is asked for, and the initial values of the fields. */
  readonly request: EnquiryRequest;
  /** How the message names what is asked for. */
  readonly topic: Topic | null;
};

/**
 * Sends the enquiry by WhatsApp; nothing where the agency has no number for it.
 * @param isSecond whether it is beside a button that is the first choice; then other icons on the page repeat its own
 */
export function WhatsAppLink({ isSecond = false, ...props }: MessageProps & { readonly isSecond?: boolean }) {
  const { t } = useLanguage();
  const { phone } = useAddressees();
  const message = useMessage(props);
  if (phone === null) return null;
  return (
    <ButtonLink
      $kind={isSecond ? 'plain' : 'act'}
      href={whatsappAddress(phone, message)}
      target="_blank"
      rel="noreferrer"
    >
      <WhatsAppIcon id={isSecond ? iconId : undefined} />
      {t(text.whatsapp)}
    </ButtonLink>
  );
}

/** Sends the enquiry by mail. */
export function MailLink(props: MessageProps) {
  const { t } = useLanguage();
  const { email } = useAddressees();
  const letter = { subject: enquirySubject(props.topic, props.request.night), body: useMessage(props) };
  return (
    <ButtonLink $kind="quiet" href={mailAddress(email, letter)}>
      <Mail aria-hidden size={18} />
      {t(text.mail)}
    </ButtonLink>
  );
}

/** The message with what is typed, and with the address of a choice of services. */
function useMessage({ request: { asked, night }, topic }: MessageProps): string {
  const site = useContext(SiteAddress);
  const choiceAddress = site && asked?.about === 'services' ? `${site}${choicePath(asked.ids)}` : undefined;
  return enquiryMessage(topic, night, { ...useAgency(), choiceAddress });
}

/** Hundredths are enough for 18 pixels. */
const logo = siWhatsapp.path.replaceAll(/(\.\d\d)\d+/g, '$1');

type WhatsAppIconProps = {
  /** Names the drawing, which others on the page can repeat. */
  readonly id?: string | undefined;
  /** Repeats that of the form on the page, without its kilobyte. */
  readonly isRepeated?: boolean;
};

const iconId = 'whatsapp';

export function WhatsAppIcon({ id, isRepeated = false }: WhatsAppIconProps) {
  return (
    <svg viewBox="0 0 24 24" width={18} height={18} fill="currentColor" aria-hidden>
      {isRepeated ? <use href={`#${iconId}`} /> : <path id={id} d={logo} />}
    </svg>
  );
}
