import type { Letter } from '../domain/mail/letter.js';
import type { Person, PersonRecord } from '../domain/people/person.js';
import { type Answer, type Connection, request } from './request.js';

/** Those who have asked, and the letters to them. Each call throws what `request` throws. @public for the inbox */
export function peopleCalls(connection: Connection) {
  const pathOf = (id: string) => `/people/${encodeURIComponent(id)}`;
  return {
    find: (q = ''): Promise<Answer<Person[]>> =>
      request(connection, { path: `/people${q === '' ? '' : `?${new URLSearchParams({ q })}`}` }),
    get: (id: string): Promise<Answer<PersonRecord>> => request(connection, { path: pathOf(id) }),
    exported: (id: string): Promise<Answer<PersonRecord>> =>
      request(connection, { path: `${pathOf(id)}/export` }),
    erase: (id: string): Promise<Answer<undefined>> =>
      request(connection, { method: 'DELETE', path: pathOf(id) }),
    letters: (state?: Letter['state']): Promise<Answer<Letter[]>> =>
      request(connection, { path: `/mail${state ? `?state=${state}` : ''}` }),
    resend: (id: string): Promise<Answer<Letter>> =>
      request(connection, { method: 'POST', path: `/mail/${encodeURIComponent(id)}/resend` }),
  };
}

/** Web push for this browser. Each call throws what `request` throws. @public for the admin */
export function pushCalls(connection: Connection) {
  return {
    key: (): Promise<Answer<{ readonly key: string }>> => request(connection, { path: '/push/key' }),
    /** @param subscription the browser's, as JSON */
    subscribe: (subscription: object): Promise<Answer<{ readonly id: string }>> =>
      request(connection, { method: 'POST', path: '/push/subscriptions', body: subscription }),
    unsubscribe: (id: string): Promise<Answer<undefined>> =>
      request(connection, { method: 'DELETE', path: `/push/subscriptions/${encodeURIComponent(id)}` }),
  };
}
