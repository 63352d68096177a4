/** Which tab is open, with or without its notice, and the services of a choice. */
export const query = ['krijo', 'serviceIds'] as const;

export const addresses: readonly string[] = ['/paketa', '/packages'];
