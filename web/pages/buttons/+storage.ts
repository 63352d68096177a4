export const storage: Vike.Config['storage'] = { reads: () => ['buttons'] };
