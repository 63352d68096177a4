import type { Config } from 'vike/types';

export default { ssr: false, isBare: true, handlesCredentials: true } satisfies Config;
