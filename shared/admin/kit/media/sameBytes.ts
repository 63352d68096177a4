import { type Connection, request } from '@ritmi/shared/client/request';
import type { MediaFile } from '@ritmi/shared/domain/uploads/library';

/** Files of the library with these bytes. @param sha256 in hexadecimal @throws what `request` throws */
export async function filesWithHash(
  connection: Connection,
  sha256: string,
  limit: number,
): Promise<readonly MediaFile[]> {
  const path = `/media?sha256=${sha256}&limit=${limit}`;
  return (await request<MediaFile[]>(connection, { path })).value;
}
