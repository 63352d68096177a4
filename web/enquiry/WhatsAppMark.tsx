import { siWhatsapp } from 'simple-icons';

/** The WhatsApp logo in the current text colour. */
export function WhatsAppMark() {
  return (
    <svg viewBox="0 0 24 24" width={18} height={18} fill="currentColor" aria-hidden>
      <path d={siWhatsapp.path} />
    </svg>
  );
}
