import { ApiError } from '@ritmi/shared/client/ApiError';
import { request } from '@ritmi/shared/client/request';
import { languageOf } from '@ritmi/shared/domain/language';
import { previewChanged, previewParameter } from '@ritmi/shared/domain/publishing/previews';
import type { ApiPlace } from '../apiServers.js';
import { TooBusy } from './pageCache.js';

const limitMs = 2_000;

/** Script of a preview: the form around it says when there is more to see. A reload keeps the place in the page. */
export const followForm = `addEventListener('message',e=>{if(e.source===parent&&e.data==='${previewChanged}')location.reload()})`;

/** The id of the preview that an address names; null if it names none. */
export function previewIn(query: string): string | null {
  return query.includes(previewParameter) ? new URLSearchParams(query).get(previewParameter) : null;
}

type Previewed = { readonly path: string; readonly isEverywhere: boolean };

/** Asks the API each time, since a preview can be ended. @throws TooBusy while it does not answer */
export function createIsPreviewOf(api: ApiPlace) {
  return async (id: string, url: string): Promise<boolean> => {
    const call = { path: `/previews/${encodeURIComponent(id)}` };
    const { path } = languageOf(url.split('?', 1)[0] ?? '');
    return request<Previewed>({ baseUrl: api.url, timeoutMs: limitMs }, call).then(
      ({ value }) => value.isEverywhere || value.path === path,
      (error: unknown) => {
        if (error instanceof ApiError && error.status < 500) return false;
        throw new TooBusy();
      },
    );
  };
}
