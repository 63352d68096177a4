import { styled } from 'styled-components';
import { isMosaic } from '@ritmi/shared/domain/media';
import type { Project } from '@ritmi/shared/domain/projects/schema';
import { ArticleHead, Container, Description } from '@ritmi/shared/ui/Block';
import { TextLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Gallery } from '@ritmi/shared/ui/media/Gallery';
import { MediaStrip } from '@ritmi/shared/ui/media/MediaStrip';
import { color, space, type } from '@ritmi/shared/ui/tokens';
import { projectMedia } from './cardMedia.js';
import { PlaceLink } from './PlaceLink.js';
import { text } from './text.js';

/** What visitors see of a project. */
export type ShownProject = Pick<Project, 'id' | 'title' | 'location' | 'description' | 'thumbnail' | 'media'>;

type ProjectCardProps = {
  readonly project: ShownProject;
  /** On the first screen. */
  readonly first?: boolean;
};

/** A project in the list: nine pictures, or a multiple of nine, are a mosaic, others a row of 4:5 cards. */
export function ProjectCard({ project, first = false }: ProjectCardProps) {
  const { t, to, contentLang } = useLanguage();
  const { id, title, location, description } = project;
  const media = projectMedia(project);
  const address = to(`/projects/${id}`);
  const titleId = `project-${id}`;
  return (
    <article>
      <Head>
        <div>
          {location && <PlaceLink location={location} />}
          {title && (
            <Title id={titleId} lang={contentLang}>
              <a href={address}>{title}</a>
            </Title>
          )}
        </div>
        <div>
          {description && <Description lang={contentLang}>{description}</Description>}
          <TextLink href={address} aria-describedby={titleId}>
            {t(text.seeProject)}
          </TextLink>
        </div>
      </Head>
      {isMosaic(media.length) ? (
        <Container>
          <Gallery layout="mosaic" name={title} media={media} first={first} />
        </Container>
      ) : (
        media.length > 0 && <MediaStrip portrait name={title} media={media} first={first} />
      )}
    </article>
  );
}

const Head = styled(ArticleHead)`
  row-gap: ${space(3)};
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
