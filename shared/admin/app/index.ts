export { ownerOf } from '../kit/session/owner.js';
export { AdminApp } from './AdminApp.js';
export type {
  Host,
  Outbox,
  Session,
  SessionStore,
  DraftStore,
  WaitingOperation,
  WriteOperation,
} from './host.js';
export { LoginForm } from '../login/LoginForm.js';
export { LoginPage } from '../login/LoginPage.js';
