import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '@ritmi/shared/client/ApiError';
import { type Connection, request } from '@ritmi/shared/client/request';
import { callsOf, pathAt } from '@ritmi/shared/domain/entities';
import { isErased } from '@ritmi/shared/domain/people/erased';
import { useHost } from '../../host/host.js';
import { pollAfterFailure } from '../model/queries.js';
import { storedDrafts } from './draftRegistry.js';
import { useDrafts } from './Drafts.js';

/**
 * Deletes the drafts on this computer, of all accounts, that are about an enquiry or a booking whose person was erased: when
 * the admin is opened, and after each change that arrives.
 */
export function useErasedPeople(): void {
  const { connection, drafts: store } = useHost();
  const drafts = useDrafts();
  useQuery({
    queryKey: ['changed', 'erased'],
    queryFn: async () => {
      const forms = (await storedDrafts(store)).map(({ form }) => form);
      const isAbout = await Promise.all(forms.map((form) => isAboutErased(connection, form)));
      const erased = forms.filter((_, place) => isAbout[place]);
      if (erased.length > 0) await drafts.forget(erased);
      return erased;
    },
    refetchInterval: pollAfterFailure,
  });
}

/** Whether a form is about a person who was erased. What is in the trash can come back. */
async function isAboutErased(connection: Connection, form: string): Promise<boolean> {
  const [, entity, id] = /^(enquiries|bookings)-[a-z]+:(?!new$)(.+)$/.exec(form) ?? [];
  if ((entity !== 'enquiries' && entity !== 'bookings') || id === undefined) return false;
  try {
    const path = pathAt(callsOf(entity).one, id);
    return isErased(entity, (await request<Readonly<Record<string, unknown>>>(connection, { path })).value);
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}
