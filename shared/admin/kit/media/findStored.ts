import { type Connection, request } from '@ritmi/shared/client/request';
import type { MediaFile } from '@ritmi/shared/domain/uploads/library';

/** The address of a stored file with the same bytes; null where there is none, or where that cannot be told. */
export async function findStored(connection: Connection, file: File): Promise<string | null> {
  try {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
    const sha256 = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const { value } = await request<MediaFile[]>(connection, { path: `/media?sha256=${sha256}&limit=1` });
    return value[0]?.url ?? null;
  } catch {
    // Pages without TLS have no hashes, and without the server the upload itself says so.
    return null;
  }
}
