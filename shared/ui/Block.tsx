import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { Message } from '@ritmi/shared/domain/language';
import { useLanguage } from './Language.js';
import { hydratedMark } from './store.js';
import { at, color, layout, radius, space, surface, tint, type } from './tokens.js';

/** The 1280 px container. */
export const Container = styled.div`
  padding-inline: ${layout.gutter};
`;

export const Section = styled.section`
  padding-block: ${layout.section};
  & + & {
    padding-top: 0;
  }
`;

export const InsetSection = styled(Section)`
  padding-inline: ${layout.gutter};
`;

/**
 * Until scripts run, pictures far away are only their placeholders: browsers load lazy ones up to 2500 px ahead. The rest is
 * always laid out, so that a picture of the whole page has no empty parts.
 */
export const picturesWhenNear = css`
  @media screen {
    :root:not([${hydratedMark}]) & picture {
      content-visibility: auto;
    }
  }
`;

export const Articles = styled.div`
  display: grid;
  gap: ${layout.section};
  padding-bottom: ${layout.section};
  > * {
    min-width: 0;
  }
  > * + * {
    ${picturesWhenNear}
  }
`;

const SectionHead = styled.div`
  ${layout.wrap(4, 8)}
  align-items: end;
  justify-content: space-between;
  padding-inline: ${layout.gutter};
  margin-bottom: ${space(6)};
  break-after: avoid;
  > p {
    color: ${color.quiet};
  }
  ${at.wide} {
    margin-bottom: ${space(10)};
  }
`;

type TitledSectionProps = {
  readonly title: string;
  /** At the end of the heading's line. */
  readonly lead?: string;
  /** Id of the heading, which then labels the section. */
  readonly id?: string;
  readonly children: ReactNode;
};

export function TitledSection({ title, lead, id, children }: TitledSectionProps) {
  return (
    <Section aria-labelledby={id}>
      <SectionHead>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </SectionHead>
      {children}
    </Section>
  );
}

/** The heading of a page without a hero. */
export const PageHead = styled.div`
  padding: calc(${layout.headerHeight} + ${space(16)}) ${layout.gutter} ${space(10)};
  ${at.wide} {
    padding-block: calc(${layout.headerHeight} + ${space(20)}) ${space(16)};
  }
  ${at.print} {
    padding-block: calc(${layout.headerHeight} + ${space(8)}) ${space(8)};
  }
  h1 {
    font-size: ${type.size.head};
    line-height: 0.98;
    letter-spacing: -0.03em;
  }
  p {
    max-width: 28em;
    margin-top: ${space(5)};
    color: ${color.quiet};
    font-size: ${type.size.lead};
    line-height: 1.45;
    text-wrap: balance;
  }
`;

type PageIntroProps = {
  readonly text: Readonly<Record<'heading' | 'lead', Message>>;
  readonly children?: ReactNode;
};

export function PageIntro({ text, children }: PageIntroProps) {
  const { t } = useLanguage();
  return (
    <PageHead>
      <h1>{t(text.heading)}</h1>
      <p>{t(text.lead)}</p>
      {children}
    </PageHead>
  );
}

export const Badge = styled.span`
  ${type.label}
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.pill};
  ${surface.overlay(72)}
  ${surface.hairline(tint('text', 24))}
`;

export const VisuallyHidden = styled.span`
  ${layout.visuallyHidden}
`;

/** Shown where a list is empty or could not be loaded. */
export const EmptyState = styled.p`
  padding: ${space(10)} 0;
  color: ${color.quiet};
  font-size: ${type.size.lead};
  text-wrap: balance;
`;

/** The frame of a picture or video. It does not clip, which would hide the focus ring of its content. */
export const MediaFrame = styled.div`
  min-height: 0;
  border-radius: ${radius.picture};
  background: ${color.card};
`;

/** Text written by administrators, with their line breaks. */
export const Description = styled.p`
  max-width: 38em;
  color: ${color.quiet};
`;

export const DotList = styled.ul`
  ${layout.grid(2)}
  li {
    display: flex;
    gap: ${space(3)};
    align-items: baseline;
  }
  li::before {
    content: '';
    flex: none;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    ${surface.mark}
  }
`;
