import { styled } from 'styled-components';
import type { Artist } from '@ritmi/shared/domain/artists/artist';
import { plainText } from '@ritmi/shared/domain/content';
import type { ShownProject } from '@ritmi/shared/domain/projects/schema';
import { TitledSection } from '@ritmi/shared/ui/Block';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, hover, layout, type } from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

export function DjEventTypes({ eventTypes }: { readonly eventTypes: Artist['facts'] }) {
  const { t } = useLanguage();
  return (
    <TitledSection title={t(text.eventTypes)}>
      <Lines>
        {eventTypes.map(({ label, value }) => (
          <li key={plainText(label)}>
            <Content as="h3">{label}</Content>
            <Content as="p">{value}</Content>
          </li>
        ))}
      </Lines>
    </TitledSection>
  );
}

/** What is shown of a project at which the artist played. */
export type PlayedProject = Pick<ShownProject, 'id' | 'title' | 'location'>;

/** The projects at which the artist played, each a link to its page. */
export function DjProjects({ projects }: { readonly projects: readonly PlayedProject[] }) {
  const { t, to } = useLanguage();
  return (
    <TitledSection title={t(text.projects)}>
      <Lines>
        {projects.map(({ id, title, location }) => (
          <li key={id}>
            <h3>
              <a href={to(`/projects/${id}`)}>
                <Content>{title}</Content>
              </a>
            </h3>
            <p>{location}</p>
          </li>
        ))}
      </Lines>
    </TitledSection>
  );
}

const Lines = styled.ul`
  margin-inline: ${layout.gutter};
  li {
    ${layout.grid(2, 10)}
    ${layout.ruled(6)}
    ${at.desktop} {
      grid-template-columns: 7fr 5fr;
      align-items: baseline;
    }
  }
  ${at.wide} {
    h3 {
      font-size: ${type.size.h2};
    }
  }
  a {
    text-decoration: none;
    ${hover.link}
  }
  p {
    max-width: 29.5em;
    color: ${color.quiet};
  }
`;
