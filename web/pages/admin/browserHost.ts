import { navigate } from 'vike/client/router';
import type { Host } from '@ritmi/shared/admin/host';
import { browserConnection, browserSession } from '../../layout/login/browserSession.js';
import { browserDrafts } from './browserDrafts.js';

export const browserHost: Host = {
  connection: browserConnection,
  session: browserSession,
  drafts: browserDrafts,
  siteUrl: '',
  mediaAddress: (url) => url,
  openLogin: () => navigate('/login'),
};
