import { useState } from 'react';
import { styled } from 'styled-components';
import { MemberCard } from '@ritmi/shared/cards/MemberCard';
import { SectionCard } from '@ritmi/shared/cards/SectionCard';
import type { Artist } from '@ritmi/shared/domain/artists/artist';
import { contentIn, type ContentText, plainText } from '@ritmi/shared/domain/content';
import { today } from '@ritmi/shared/domain/time/date';
import type { LocalOf } from '@ritmi/shared/domain/entities';
import { TitledSection } from '@ritmi/shared/ui/Block';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Ring } from '@ritmi/shared/ui/Ring';
import { at, color, layout, space, tint, type } from '@ritmi/shared/ui/tokens';
import { fixedMilestones, fixedSections, fixedTeam } from './fixed.js';
import { text } from './text.js';

/** The agency's history to scale: a dot for each year, a ring for each milestone. */
export function AboutTimeline() {
  const { t, language } = useLanguage();
  const [thisYear] = useState(() => Number(today().slice(0, 4)));
  const milestones = fixedMilestones(language);
  const stops = [
    ...milestones.map(({ year, description }, index) => {
      return { name: year, description, years: (milestones[index + 1]?.year ?? thisYear) - year };
    }),
    { name: t(text.today), description: contentIn(language, t(text.todayDescription)), years: 8 },
  ];
  return (
    <Line aria-label={t(text.timeline)}>
      {stops.map(({ name, description, years }) => (
        <Stop key={name} style={{ '--years': years }}>
          <Years aria-hidden>
            <Ring size={44} />
          </Years>
          <dt>{name}</dt>
          <Content as="dd">{description}</Content>
        </Stop>
      ))}
    </Line>
  );
}

const Line = styled.dl`
  padding: ${space(4)} 0 0 ${layout.gutter};
  overflow: clip;
  dt {
    ${type.heading}
    font-size: ${type.size.h1};
  }
  dd {
    max-width: 21em;
    padding-right: ${space(6)};
    color: ${color.quiet};
    font-size: ${type.size.lead};
    line-height: 1.4;
  }
  ${at.wide} {
    display: flex;
    padding-top: 0;
    dt {
      font-size: ${type.size.head};
    }
  }
  ${at.print} {
    padding-inline: ${layout.gutter};
  }
`;

// Vertical on a phone; on wider windows horizontal, up to the window's edge.
const Stop = styled.div`
  position: relative;
  padding: 0 0 ${space(10)} calc(44px + ${space(5)});
  dd {
    margin-top: ${space(2)};
  }
  &:last-child {
    padding-bottom: 0;
  }
  ${at.wide} {
    flex: var(--years) 1 0;
    padding: 0;
    dd {
      margin-top: ${space(4)};
    }
    &:last-child dd {
      padding-right: ${layout.gutter};
    }
  }
`;

const Years = styled.div`
  --dot: radial-gradient(circle, ${tint('text', 46)} 2.5px, transparent 3px);
  position: absolute;
  inset: 2px auto 0 0;
  &::before {
    content: '';
    position: absolute;
    inset: 44px 0 0;
    background: var(--dot) 50% 0 / 44px calc(100% / var(--years));
    ${at.forced} {
      border-left: 2px dotted;
    }
  }
  ${Stop}:last-child > &::before {
    mask-image: linear-gradient(#000, transparent);
  }
  ${at.wide} {
    position: relative;
    inset: auto;
    height: 44px;
    margin-bottom: ${space(8)};
    &::before {
      inset: 0 0 0 44px;
      background: var(--dot) 0 50% / calc(100% / var(--years)) 44px;
    }
    ${Stop}:last-child > &::before {
      mask-image: linear-gradient(to right, #000, transparent);
    }
  }
`;

/** The sections from the admin, or the built-in ones while there are none (contract, Decisions). */
export function AboutStory({ sections }: { readonly sections: readonly LocalOf<'about/content'>[] }) {
  const { language } = useLanguage();
  return (
    <Chapters>
      {(sections.length > 0 ? sections : fixedSections(language)).map((section) => (
        <SectionCard key={section.id} section={section} />
      ))}
    </Chapters>
  );
}

const Chapters = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${layout.section};
  margin: 0 ${layout.gutter} ${layout.section};
  /* As wide as the window on a phone too: a break after the team's cards. */
  @media screen and (max-width: 767px) {
    div:has(> picture) {
      margin-inline: calc(-1 * ${layout.gutter});
      border-radius: 0;
    }
  }
`;

type AboutTeamProps = {
  readonly members: readonly LocalOf<'about/team'>[];
  readonly artists?: readonly Pick<Artist, 'stageName' | 'slug'>[];
};

/** The team from the admin, or the built-in one while there is none. */
export function AboutTeam({ members, artists = [] }: AboutTeamProps) {
  const { t, to, language } = useLanguage();
  // A role that names an artist links to the artist's page.
  const pageOf = (role: ContentText) => {
    const artist = artists.find(({ stageName }) => plainText(role).includes(stageName));
    return artist && to(`/${artist.slug}`);
  };
  return (
    <TitledSection title={t(text.team)}>
      <Team>
        {(members.length > 0 ? members : fixedTeam(language)).map((member) => (
          <li key={member.id}>
            <MemberCard member={member} href={pageOf(member.role)} />
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
    /* Faces and names fit one window. */
    picture {
      aspect-ratio: 6 / 5 !important;
    }
  }
`;
