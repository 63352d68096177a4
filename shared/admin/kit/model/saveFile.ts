import { ApiError, UnreachableError } from '@ritmi/shared/client/ApiError';
import { asErrorBody, type Connection, headersOf } from '@ritmi/shared/client/request';
import { parsed } from '@ritmi/shared/domain/json';

type Wanted = {
  readonly path: string;
  /** Media type. */
  readonly type: string;
  /** As which it is offered to be stored. */
  readonly name: string;
};

/**
 * Downloads a file of the API. It is read here, because the address alone has no token.
 * @throws ApiError, UnreachableError
 */
export async function saveFile(connection: Connection, { path, type, name }: Wanted): Promise<void> {
  const headers = headersOf(connection, {});
  headers.set('Accept', type);
  const answer = await fetch(`${connection.baseUrl}${path}`, { headers }).catch(notReached);
  if (!answer.ok) throw new ApiError(answer.status, asErrorBody(parsed(await answer.text())));
  offerFile(name, await answer.blob().catch(notReached));
}

/** Offers a file to be stored, as a click on a link to it does. */
export function offerFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function notReached(cause: unknown): never {
  throw new UnreachableError('The server did not answer', { cause });
}
