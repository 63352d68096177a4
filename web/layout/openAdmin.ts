import { navigate } from 'vike/client/router';

/** Goes to a path of the admin's own, such as `/services`. */
export async function openAdmin(path: string): Promise<void> {
  await navigate(`/admin${path === '/' ? '' : path}`);
}
