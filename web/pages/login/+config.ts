import type { Config } from 'vike/types';

export default { handlesCredentials: true } satisfies Config;
