/** Address of the manifest of the admin, which phones install beside the site. */
export const adminManifestPath = '/admin.webmanifest';

/** Address of the admin's service worker (web/admin-worker). */
export const adminWorkerPath = '/admin-worker.js';

/** Root of the admin, and all that its service worker may control. */
export const adminPath = '/admin';

/** Where a phone sends the pictures and films that a person shares with the installed admin. */
export const sharePath = '/admin/ndaj';

/** The screen that takes them. */
export const sharedScreen = '/admin/mbreme';

/** The same screen, which then says that nothing of what was shared is there. */
export const lostShare = `${sharedScreen}?shared=0`;

/** Whether a path is one of the admin. */
export function isAdminPath(path: string): boolean {
  return path === adminPath || path.startsWith(`${adminPath}/`);
}
