import { styled } from 'styled-components';
import { isMosaic } from '@ritmi/shared/domain/media';
import type { Project } from '@ritmi/shared/domain/projects/schema';
import { TextLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Gallery } from '@ritmi/shared/ui/media/Gallery';
import { MediaStrip } from '@ritmi/shared/ui/media/MediaStrip';
import { color, desktop, layout, space, type } from '@ritmi/shared/ui/tokens';
import { PlaceLink } from './PlaceLink.js';
import { projectMedia } from './projectMedia.js';
import { text } from './text.js';

type ProjectArticleProps = {
  readonly project: Project;
  /** Stands on the first screen. */
  readonly first?: boolean;
};

/** A project in the list: nine pictures, or a multiple of nine, are a mosaic, others a row of 4:5 cards. */
export function ProjectArticle({ project, first = false }: ProjectArticleProps) {
  const { t, to, contentLang } = useLanguage();
  const media = projectMedia(project);
  const address = to(`/projects/${project.id}`);
  const titleId = `project-${project.id}`;
  return (
    <article>
      <Head>
        <div>
          <PlaceLink location={project.location} />
          <Title id={titleId} lang={contentLang}>
            <a href={address}>{project.title}</a>
          </Title>
        </div>
        <div>
          <Description lang={contentLang}>{project.description}</Description>
          <TextLink href={address} aria-describedby={titleId}>
            {t(text.more)}
          </TextLink>
        </div>
      </Head>
      {isMosaic(media.length) ? (
        <Inset>
          <Gallery layout="mosaic" name={project.title} media={media} first={first} />
        </Inset>
      ) : (
        media.length > 0 && <MediaStrip portrait name={project.title} media={media} first={first} />
      )}
    </article>
  );
}

const Head = styled.div`
  display: grid;
  gap: ${space(3)} ${space(10)};
  margin-bottom: ${space(6)};
  padding-inline: ${layout.gutter};
  ${desktop} {
    grid-template-columns: 7fr 5fr;
    align-items: end;
  }
`;

const Title = styled.h2`
  font-size: ${type.size.h2};
  a {
    display: inline-block;
    padding-block: ${space(2)};
    margin-block: -${space(2)};
    text-decoration: none;
    &:hover {
      text-decoration: underline;
      text-decoration-color: ${color.accent};
      text-decoration-thickness: 3px;
      text-underline-offset: 0.14em;
    }
  }
`;

const Description = styled.p`
  max-width: 38em;
  color: ${color.quiet};
  white-space: pre-line;
`;

const Inset = styled.div`
  padding-inline: ${layout.gutter};
`;
