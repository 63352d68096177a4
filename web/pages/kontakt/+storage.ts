export const storage: Vike.Config['storage'] = { keeps: ['contacts', 'contactInfo'] };
