import type { Config } from 'vike/types';

// The number of the list's page, the open tab and the chosen services.
export default { query: ['faqe', 'krijo', 'serviceIds'] } satisfies Config;
