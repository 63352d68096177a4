import { navigate } from 'vike/client/router';
import { forbidTagManager, isTagManagerLoaded } from './privacy/analytics.js';

/** Opens a path of the admin, such as `/services`; in a new document if the tag manager runs in this one. */
export async function openAdmin(path: string): Promise<void> {
  const address = `/admin${path === '/' ? '' : path}`;
  if (isTagManagerLoaded()) {
    window.location.assign(address);
    return;
  }
  forbidTagManager();
  await navigate(address);
}
