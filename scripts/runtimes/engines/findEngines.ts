import type { Tools } from '../lookup.js';
import { findSeaweedfs } from './seaweedfs.js';

/** Paths of the engines for more than one machine, by the variables that name them. Only their tests need them. */
export async function findEngines(tools: Tools): Promise<Record<string, string>> {
  return { SEAWEEDFS_PATH: await findSeaweedfs(tools) };
}
