import { createContext, useContext } from 'react';
import { type AgencyFacts, noFacts } from '@ritmi/shared/domain/agency/agency';

const Context = createContext<AgencyFacts>(noFacts);

export const AgencyProvider = Context.Provider;

/** The agency's name, links, contacts and discount. */
export function useAgency(): AgencyFacts {
  return useContext(Context);
}
