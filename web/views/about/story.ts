import type { ShownMember } from '@ritmi/shared/cards/MemberCard';
import type { ShownSection } from '@ritmi/shared/cards/SectionCard';
import { fixedSections, fixedTeam } from '@ritmi/shared/domain/about/text';
import type { AboutSection, TeamMember } from '@ritmi/shared/domain/about/schema';
import { djs } from '@ritmi/shared/domain/brand/brand';
import { pictures } from '@ritmi/shared/domain/brand/pictures';
import type { Language } from '@ritmi/shared/domain/language';

type Written = {
  readonly id: string;
  /** Whether administrators wrote it, in their language on every page (`contentLang`). */
  readonly isWritten: boolean;
};

export type Chapter = ShownSection & Written;

export type Member = ShownMember & Written;

/** The managed sections, or the built-in ones while there are none (contract, Decisions). */
export function chaptersOf(managed: readonly AboutSection[], language: Language): readonly Chapter[] {
  if (managed.length > 0) return managed.map((section) => ({ ...section, isWritten: true }));
  const { history, vision } = fixedSections;
  return [
    { id: 'history', isWritten: false, ...wordsOf(history, language), image: pictures.cases },
    { id: 'vision', isWritten: false, ...wordsOf(vision, language), image: pictures.soundcheck },
  ];
}

/** The managed team, or the built-in one while there is none. */
export function membersOf(managed: readonly TeamMember[], language: Language): readonly Member[] {
  if (managed.length > 0) return managed.map((member) => ({ ...member, isWritten: true }));
  const portraits = [djs.taulo.portrait, djs.lumo.portrait];
  return fixedTeam.map(({ name, role, bio }, index) => ({
    id: name,
    isWritten: false,
    name,
    role: role[language],
    bio: bio[language],
    image: portraits[index] ?? '',
  }));
}

function wordsOf({ title, content }: (typeof fixedSections)['history'], language: Language) {
  return { title: title[language], content: content[language] };
}
