export const storage: Vike.Config['storage'] = { keeps: ['projects', 'projects'] };
