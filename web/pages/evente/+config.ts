import type { Config } from 'vike/types';

// The number of the list's page.
export default { query: ['faqe'] } satisfies Config;
