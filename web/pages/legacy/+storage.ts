export const storage: Vike.Config['storage'] = { reads: ({ page }) => [`${page}Services`] };
