/** Languages of the public site; the first one is the default (specification section 1). */
export const languages = ['sq', 'en'] as const;

export type Language = (typeof languages)[number];

/** One visible text in every language: a missing one does not compile. */
export type Message = Readonly<Record<Language, string>>;
