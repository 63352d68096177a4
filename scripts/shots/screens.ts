import type { Page } from '@playwright/test';
import { siteScreens } from './site.js';
import { askToDelete, openFirst } from './steps.js';

export interface Screen {
  /** The picture's file name, without width. */
  readonly name: string;
  readonly path: string;
  /** What a person does there before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** What the browser keeps when the page opens. */
  readonly kept?: Readonly<Record<string, string>>;
  /** The window as it stands instead of the whole page. */
  readonly isWindow?: boolean;
  readonly isUnasked?: boolean;
  readonly hasNoScript?: boolean;
  readonly isSignedIn?: boolean;
  /** Something on the page never arrives. */
  readonly isWaiting?: boolean;
  /** The splash is what is looked at. */
  readonly isSplash?: boolean;
}

export interface Ids {
  readonly project: string;
  readonly pkg: string;
  /** A few services, for a choice of one's own. */
  readonly services: readonly string[];
}

/** Every route and state of which `npm run shots` takes a picture. */
export const screensOf = (ids: Ids): readonly Screen[] => [...siteScreens(ids), ...adminScreens(ids.pkg)];

const adminScreens = (pkg: string): readonly Screen[] =>
  [
    ...['buttons', 'events', 'services', 'about', 'contact', 'projects', 'packages', 'trash', 'history'].map(
      (id) => ({ name: `admin-${id}`, path: `/admin/${id}` }),
    ),
    { name: 'admin-login', path: '/login?next=%2Fadmin', isWindow: true },
    { name: 'admin-package-form', path: '/admin/packages/create' },
    { name: 'admin-package-edit', path: `/admin/packages/edit/${pkg}` },
    ...['services', 'events', 'projects', 'packages', 'contact'].map((id) => ({
      name: `admin-${id}-dialog`,
      path: `/admin/${id}`,
      isWindow: true,
      prepare: openFirst,
    })),
    { name: 'admin-delete', path: '/admin/services', isWindow: true, prepare: askToDelete },
  ].map((screen) => ({ ...screen, isSignedIn: screen.name !== 'admin-login' }));
