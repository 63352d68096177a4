import type { Language } from '@ritmi/shared/domain/language';

/** A device as the API records it, in the admin's language; names of browsers and systems are the same in both. */
export function deviceName(device: string, language: Language): string {
  if (language === 'en') return device;
  return device.replace('Unknown device', 'Pajisje e panjohur').replace('Desktop app', 'Programi');
}
