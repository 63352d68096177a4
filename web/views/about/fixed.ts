import { contentIn, type ContentText } from '@ritmi/shared/domain/content';
import { type Language, sourceLanguage } from '@ritmi/shared/domain/language';
import { pictureNamed } from '@ritmi/shared/domain/sitePictures';
import about from '@ritmi/shared/demo/about.json' with { type: 'json' };

// What the about page says until there is managed content (contract, Decisions).

/** The year in which the agency began. */
export const firstYear = Math.min(...about.milestones.map(({ year }) => year));

export function fixedMilestones(language: Language) {
  return about.milestones.map(({ year, ...words }) => {
    return { year, description: inOne(language, words, 'description') };
  });
}

const sectionPictures = [pictureNamed('cases'), pictureNamed('soundcheck')];

export function fixedSections(language: Language) {
  return about.sections.map((section, index) => ({
    id: section.title,
    title: inOne(language, section, 'title'),
    content: inOne(language, section, 'content'),
    image: sectionPictures[index] ?? '',
  }));
}

const portraits = [pictureNamed('dj-portrait'), pictureNamed('dj-profile')];

export function fixedTeam(language: Language) {
  return about.team.map((member, index) => ({
    id: member.name,
    name: member.name,
    role: inOne(language, member, 'role'),
    bio: inOne(language, member, 'bio'),
    image: portraits[index] ?? '',
  }));
}

type Document<K extends string> = Readonly<Record<K, string>> & {
  readonly translations: Readonly<Partial<Record<Language, Readonly<Record<K, string>>>>>;
};

function inOne<K extends string>(language: Language, document: Document<K>, field: K): ContentText {
  const translation = document.translations[language]?.[field];
  return translation === undefined
    ? contentIn(sourceLanguage, document[field])
    : contentIn(language, translation);
}
