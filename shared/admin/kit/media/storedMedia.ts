import { type Connection, request } from '@ritmi/shared/client/request';
import type { MediaFile, StoredMedia } from '@ritmi/shared/domain/uploads/library';

/** Parameter of the library's address with the name of a file to open. */
export const fileParam = 'file';

/** Path of the admin's screen that shows a file. */
export const filePathOf = (name: string) => `/media?${fileParam}=${encodeURIComponent(name)}`;

/** Which files of the library are asked for. */
type Asked = Readonly<Partial<Record<'name' | 'sha256' | 'q', string>>> & { readonly limit: number };

/**
 * The latest files of the library that match, without what uses them: for that the server reads all documents.
 * @throws what `request` throws
 */
export async function readStoredMedia(connection: Connection, { limit, ...asked }: Asked) {
  const query = new URLSearchParams({ ...asked, limit: String(limit), uses: 'false' });
  return request<readonly StoredMedia[]>(connection, { path: `/media?${query.toString()}` });
}

/** Files of the library with these bytes. @param sha256 in hexadecimal @throws what `request` throws */
export async function filesWithHash(
  connection: Connection,
  sha256: string,
  limit: number,
): Promise<readonly MediaFile[]> {
  const path = `/media?sha256=${sha256}&limit=${limit}`;
  return (await request<MediaFile[]>(connection, { path })).value;
}
