import { styled } from 'styled-components';
import { MemberCard } from '@ritmi/shared/cards/MemberCard';
import { SectionCard } from '@ritmi/shared/cards/SectionCard';
import type { AboutSection, TeamMember } from '@ritmi/shared/domain/about/schema';
import { fixedSections, fixedTeam } from '@ritmi/shared/domain/about/text';
import { djs } from '@ritmi/shared/domain/brand/brand';
import { pictures } from '@ritmi/shared/domain/brand/pictures';
import { TitledSection } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, layout } from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

/** The managed sections, or the built-in ones while there are none (contract, Decisions). */
export function AboutStory({ sections }: { readonly sections: readonly AboutSection[] }) {
  const { t } = useLanguage();
  const isWritten = sections.length > 0;
  const { history, vision } = fixedSections;
  const builtIn = [
    { id: 'history', title: t(history.title), content: t(history.content), image: pictures.cases },
    { id: 'vision', title: t(vision.title), content: t(vision.content), image: pictures.soundcheck },
  ];
  return (
    <Chapters>
      {(isWritten ? sections : builtIn).map((section, index) => (
        <SectionCard key={section.id} section={section} isWritten={isWritten} first={index === 0} />
      ))}
    </Chapters>
  );
}

const Chapters = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${layout.section};
  margin-inline: ${layout.gutter};
`;

/** The managed team, or the built-in one while there is none. */
export function AboutTeam({ members }: { readonly members: readonly TeamMember[] }) {
  const { t } = useLanguage();
  const isWritten = members.length > 0;
  const portraits = [djs.taulo.portrait, djs.lumo.portrait];
  const builtIn = fixedTeam.map(({ name, role, bio }, index) => {
    return { id: name, name, role: t(role), bio: t(bio), image: portraits[index] ?? '' };
  });
  return (
    <TitledSection title={t(text.team)}>
      <Team>
        {(isWritten ? members : builtIn).map((member) => (
          <li key={member.id}>
            <MemberCard member={member} isWritten={isWritten} />
          </li>
        ))}
      </Team>
    </TitledSection>
  );
}

const Team = styled.ul`
  ${layout.grid(12, 6)}
  padding-inline: ${layout.gutter};
  ${at.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    li:nth-child(even) {
      margin-top: clamp(0px, 9vw, 128px);
      ${at.print} {
        margin-top: 0;
      }
    }
  }
`;
