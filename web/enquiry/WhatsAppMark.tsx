import { siWhatsapp } from 'simple-icons';

export function WhatsAppMark() {
  return (
    <svg viewBox="0 0 24 24" width={18} height={18} fill="currentColor" aria-hidden>
      <path d={siWhatsapp.path} />
    </svg>
  );
}
