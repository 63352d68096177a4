import type { Tools } from '../lookup.js';
import { provideSystemParts } from '../systemPackages.js';
import { findSeaweedfs } from './seaweedfs.js';

/** Debian packages, each with what shows that it is installed. */
const parts = {
  varnish: 'varnishd',
  caddy: 'caddy',
  // Of the health checks in the compose files.
  wget: 'wget',
  'varnish-modules': '/usr/lib/x86_64-linux-gnu/varnish/vmods/libvmod_xkey.so',
};

/** Paths of the engines for more than one machine, by the variables that name them. Only their tests need them. */
export async function findEngines(tools: Tools): Promise<Record<string, string>> {
  await provideSystemParts(parts, tools);
  return { SEAWEEDFS_PATH: await findSeaweedfs(tools) };
}
