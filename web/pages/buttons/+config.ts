import type { Config } from 'vike/types';

export default { storage: { reads: ['buttons'] } } satisfies Config;
