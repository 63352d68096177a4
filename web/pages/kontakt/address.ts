/** The package or the services that somebody asks about. */
export const query = ['paketa', 'sherbimet'] as const;
