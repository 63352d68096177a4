import type { Push } from '@ritmi/shared/admin/host';
import { knownWorker, startWorker } from './worker.js';

/** Resolves when the worker runs, without which nothing can be subscribed. */
async function running(): Promise<ServiceWorkerRegistration> {
  const registration = await startWorker();
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  if (!registration || !worker) throw new Error('There is no service worker');
  if (worker.state === 'activated') return registration;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      else if (worker.state === 'redundant') reject(new Error('The service worker did not start'));
    });
  });
  return registration;
}

const subscribed = async () => (await knownWorker())?.pushManager?.getSubscription() ?? null;

/** Only iPhones and iPads have this property; there only what is on the home screen can be notified. */
const isTabOfPhone = () => 'standalone' in navigator && navigator.standalone !== true;

/** Web push; its state is that of the browser, which can end a subscription itself. */
export const browserPush: Push = {
  state: async () => {
    if (!('Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator)) {
      return isTabOfPhone() ? 'notInstalled' : 'missing';
    }
    if (Notification.permission === 'denied') return 'refused';
    return (await subscribed()) ? 'on' : 'off';
  },
  subscription: async () => (await subscribed())?.toJSON() ?? null,
  subscribe: async (key) => {
    if ((await Notification.requestPermission()) !== 'granted') return null;
    const { pushManager } = await running();
    // One with another key, of a database before this one, would refuse the new key.
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return made.toJSON();
  },
  unsubscribe: async () => {
    await (await subscribed())?.unsubscribe();
  },
};
