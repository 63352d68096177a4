import { createContext, useContext } from 'react';
import type { Host } from '../app/host.js';

const Context = createContext<Host | null>(null);

export const HostProvider = Context.Provider;

/** The program that shows the admin. */
export function useHost(): Host {
  const host = useContext(Context);
  if (!host) throw new Error('The admin needs a host');
  return host;
}
