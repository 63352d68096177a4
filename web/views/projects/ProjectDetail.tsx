import { styled } from 'styled-components';
import type { Project } from '@ritmi/shared/domain/projects/schema';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { MediaFrame, PageHead } from '@ritmi/shared/ui/Block';
import { TextLink } from '@ritmi/shared/ui/Button';
import { useMediaTiles } from '@ritmi/shared/ui/media/MediaTile';
import { shapeOf } from '@ritmi/shared/ui/media/medium';
import { color, desktop, layout, print, space, type, wide } from '@ritmi/shared/ui/tokens';
import { projectMedia } from '@ritmi/shared/cards/cardMedia';
import { PlaceLink } from '@ritmi/shared/cards/PlaceLink';
import { text } from './text.js';

/** One project with all its media; a picture opens in a dialog with its caption. */
export function ProjectDetail({ project }: { readonly project: Project }) {
  const { contentLang } = useLanguage();
  const media = projectMedia(project);
  const { tile, lightbox } = useMediaTiles(project.title, media);
  return (
    <article>
      <Head>
        <BackToProjects />
        <h1 lang={contentLang}>{project.title}</h1>
        <PlaceLink location={project.location} />
        <Description lang={contentLang}>{project.description}</Description>
      </Head>
      <Columns>
        {media.map((medium, index) => (
          <li key={medium.id}>
            <figure>
              <Shot style={{ aspectRatio: shapeOf(medium) }}>
                {tile({ medium, index, sizes: '(min-width: 768px) 50vw, 100vw', first: index === 0 })}
              </Shot>
              {medium.caption && <figcaption lang={contentLang}>{medium.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </Columns>
      {lightbox}
    </article>
  );
}

/** For a project that does not exist, or could not be loaded and is not stored in the browser. */
export function ProjectAway({ reason }: { readonly reason: 'missing' | 'failed' }) {
  const { t } = useLanguage();
  const isFailed = reason === 'failed';
  return (
    <PageHead role={isFailed ? 'alert' : undefined}>
      <h1>{t(isFailed ? text.heading : text.missing)}</h1>
      {isFailed && <p>{t(text.failedOne)}</p>}
      <BackToProjects />
    </PageHead>
  );
}

function BackToProjects() {
  const { t, to } = useLanguage();
  return <TextLink href={to('/projects')}>{t(text.back)}</TextLink>;
}

const Head = styled(PageHead)`
  h1 {
    max-width: 13.5em;
    margin-block: ${space(2)} ${space(3)};
    font-size: ${type.size.h1};
  }
`;

const Description = styled.p`
  white-space: pre-line;
`;

const Shot = styled(MediaFrame)`
  max-height: 86vh;
  ${print} {
    max-height: 380px;
  }
  width: 100%;
`;

const Columns = styled.ul`
  display: grid;
  gap: ${space(8)} ${space(4)};
  padding: 0 ${layout.gutter} ${layout.section};
  ${wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    > li:nth-child(3n + 1),
    > li:last-child:nth-child(3n + 2) {
      grid-column: 1 / -1;
    }
    /* Pairs stand at one height; the dialog shows each whole. */
    > li:not(:nth-child(3n + 1), :last-child:nth-child(3n + 2)) ${Shot} {
      aspect-ratio: 4 / 3 !important;
    }
  }
  ${desktop} {
    gap: ${space(12)} ${space(6)};
  }
  figcaption {
    ${type.label}
    margin-top: ${space(3)};
    color: ${color.quiet};
  }
`;
