import type { Session } from '../../app/host.js';

/** Whose drafts these are: the account of the token, else the name, since only the token names the account. */
export function ownerOf({ token, userName }: Session): string {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims === 'object' && claims !== null && 'sub' in claims) return String(claims.sub);
  } catch {
    // A token that is not ours to read still belongs to somebody with a name.
  }
  return userName;
}
