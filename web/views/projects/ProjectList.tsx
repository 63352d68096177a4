import { styled } from 'styled-components';
import { byOrder } from '@ritmi/shared/domain/order';
import { isMosaic } from '@ritmi/shared/domain/media';
import type { Project } from '@ritmi/shared/domain/projects/schema';
import { ArticleHead, Articles, Container, Description } from '@ritmi/shared/ui/Block';
import { TextLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Gallery } from '@ritmi/shared/ui/media/Gallery';
import { MediaStrip } from '@ritmi/shared/ui/media/MediaStrip';
import { color, space, type } from '@ritmi/shared/ui/tokens';
import { PlaceLink } from './PlaceLink.js';
import { projectMedia } from './projectMedia.js';
import { text } from './text.js';

/** All projects in their order. */
export function ProjectList({ projects }: { readonly projects: readonly Project[] }) {
  return (
    <Articles>
      {[...projects].sort(byOrder).map((project, index) => (
        <ProjectArticle key={project.id} project={project} first={index === 0} />
      ))}
    </Articles>
  );
}

type ProjectArticleProps = {
  readonly project: Project;
  /** On the first screen. */
  readonly first: boolean;
};

/** A project in the list: nine pictures, or a multiple of nine, are a mosaic, others a row of 4:5 cards. */
function ProjectArticle({ project, first }: ProjectArticleProps) {
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
        <Container>
          <Gallery layout="mosaic" name={project.title} media={media} first={first} />
        </Container>
      ) : (
        media.length > 0 && <MediaStrip portrait name={project.title} media={media} first={first} />
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
