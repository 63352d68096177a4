import { LegacyServices } from '../LegacyServices.js';

export function Page() {
  return <LegacyServices page="dj" />;
}
