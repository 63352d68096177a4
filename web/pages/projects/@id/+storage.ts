/** Nothing of the list's is kept here. */
export const storage: Vike.Config['storage'] = {};
