import { styled } from 'styled-components';
import type { Project } from '@ritmi/shared/domain/projects/schema';
import { PageHead } from '@ritmi/shared/ui/Block';
import { useMediaTiles } from '@ritmi/shared/ui/media/MediaTile';
import { shapeOf } from '@ritmi/shared/ui/media/medium';
import { color, desk, layout, radius, space, type, wide } from '@ritmi/shared/ui/tokens';
import { BackToProjects } from './BackToProjects.js';
import { PlaceLink } from './PlaceLink.js';
import { projectMedia } from './projectMedia.js';

/** One project with all its media; a picture opens in a dialog with its caption. */
export function ProjectDetail({ project }: { readonly project: Project }) {
  const media = projectMedia(project);
  const { tile, lightbox } = useMediaTiles(project.title, media);
  return (
    <article>
      <PageHead>
        <BackToProjects />
        <h1>{project.title}</h1>
        <PlaceLink location={project.location} />
        <Description>{project.description}</Description>
      </PageHead>
      <Columns>
        {media.map((medium, index) => (
          <li key={medium.id}>
            <figure>
              <Shot style={{ aspectRatio: shapeOf(medium) }}>
                {tile({ medium, index, sizes: '(min-width: 768px) 50vw, 100vw', first: index === 0 })}
              </Shot>
              {medium.caption && <figcaption>{medium.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </Columns>
      {lightbox}
    </article>
  );
}

const Description = styled.p`
  white-space: pre-line;
`;

const Columns = styled.ul`
  display: grid;
  gap: ${space(8)} ${space(4)};
  padding: 0 ${layout.gutter} ${layout.section};
  ${wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
  ${desk} {
    gap: ${space(12)} ${space(6)};
    > li:nth-child(3n + 1),
    > li:last-child:nth-child(3n + 2) {
      grid-column: 1 / -1;
    }
  }
  figcaption {
    ${type.label}
    margin-top: ${space(3)};
    color: ${color.quiet};
  }
`;

const Shot = styled.div`
  overflow: hidden;
  max-height: 86vh;
  width: 100%;
  border-radius: ${radius.picture};
  background: ${color.card};
`;
