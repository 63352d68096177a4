import type { IncomingMessage } from 'node:http';
import { ApiError } from '@ritmi/shared/client/ApiError';
import { asErrorBody } from '@ritmi/shared/client/request';
import { parsed } from '@ritmi/shared/domain/json';
import type { ApiPlace } from '../apiServers.js';
import { clientOf } from '../page/clientLimit.js';

/** Time limit of a call, in ms. */
const limitMs = 15_000;

/** Sends what a visitor typed to the API in the visitor's name. */
type SendForm = (path: string, body: object, from: IncomingMessage) => Promise<unknown>;

/** @throws by the result: ApiError when the API refuses it, another error when it does not answer */
export function createSendForm(api: ApiPlace): SendForm {
  return async (path, body, from) => {
    const response = await fetch(`${api.url}${path}`, {
      method: 'POST',
      // The API limits what one address sends.
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': clientOf(from) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(limitMs),
    });
    const value = parsed(await response.text());
    if (!response.ok) throw new ApiError(response.status, asErrorBody(value));
    return value;
  };
}
