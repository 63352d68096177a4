import { filesPath } from '../../messages.js';

const uuid = '[0-9a-f]{8}-[0-9a-f-]{27}';
const idPrefix = 'waiting-';
const addressPrefix = '/uploads/waiting/';
const anywhere = new RegExp(`(?:${idPrefix}|${addressPrefix})${uuid}`);

/** Id of a document that the server does not know yet. */
export function newStandInId(): string {
  return `${idPrefix}${crypto.randomUUID()}`;
}

/** Address of a file that the server does not have yet; its extension tells pictures from videos, as everywhere. */
export function standInAddress(fileName: string, name: string): string {
  return `${addressPrefix}${fileName}/${encodeURIComponent(name)}`;
}

/** Where this app itself serves the file behind such an address, null when it is another address. */
export function keptAddress(url: string): string | null {
  return url.startsWith(addressPrefix) ? `${filesPath}${url.slice(addressPrefix.length)}` : null;
}

/** Whether a temporary id or address stands anywhere in it. */
export function isUnresolved(value: unknown): boolean {
  return anywhere.test(JSON.stringify(value) ?? '');
}

/** Every temporary id and address that stands anywhere in it. */
export function standInsIn(value: unknown): readonly string[] {
  return (JSON.stringify(value) ?? '').match(new RegExp(anywhere, 'g')) ?? [];
}

/** The value with the server's ids and addresses in it; they also stand inside longer texts, as in `mediaData`. */
export function resolved<T>(value: T, replaced: Readonly<Record<string, string>>): T {
  let text = JSON.stringify(value);
  for (const [standIn, real] of Object.entries(replaced)) {
    if (text.includes(standIn)) text = text.replaceAll(standIn, JSON.stringify(real).slice(1, -1));
  }
  return JSON.parse(text) as T;
}
