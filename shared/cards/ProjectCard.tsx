import { styled } from 'styled-components';
import { plainText } from '@ritmi/shared/domain/content';
import { enquiryPath } from '@ritmi/shared/domain/enquiry/request';
import { countMedia, isMosaic, mediaType } from '@ritmi/shared/domain/media';
import type { ShownProject } from '@ritmi/shared/domain/projects/schema';
import { Container, Description } from '@ritmi/shared/ui/Block';
import { ButtonLink, TextLink } from '@ritmi/shared/ui/Button';
import { Content, titleStep } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Gallery } from '@ritmi/shared/ui/media/Gallery';
import { MediaStrip } from '@ritmi/shared/ui/media/MediaStrip';
import type { Medium } from '@ritmi/shared/ui/media/medium';
import { at, color, layout, space, type } from '@ritmi/shared/ui/tokens';
import { PlaceLink } from './PlaceLink.js';
import { Players } from './Players.js';
import { RigFigures } from './RigFigures.js';
import { mediaCount, text } from './text.js';

type ProjectCardProps = {
  readonly project: ShownProject;
  readonly first?: boolean;
};

/** A project in the list. A multiple of nine media is a mosaic, any other number a row of 4:5 cards. */
export function ProjectCard({ project, first = false }: ProjectCardProps) {
  const { t, to } = useLanguage();
  const { id, title, location, description, rig, players, counts = countMedia(project.media) } = project;
  const name = plainText(title);
  const media = projectMedia(project);
  const address = to(`/projects/${id}`);
  const titleId = `project-${id}`;
  const all = counts.pictures + counts.clips;
  return (
    <article>
      <Head>
        {name && (
          <h2 id={titleId} style={titleStep(name)}>
            <a href={address}>
              <Content>{title}</Content>
            </a>
          </h2>
        )}
        {plainText(location) && <PlaceLink location={location} />}
      </Head>
      {isMosaic(all) ? (
        <Container>
          <Gallery layout="mosaic" name={name} media={media} first={first} />
        </Container>
      ) : (
        media.length > 0 && <MediaStrip portrait name={name} media={media} first={first} />
      )}
      <Facts>
        <div>
          {plainText(description) && <Content as={Description}>{description}</Content>}
          <Players players={players} />
          <Links>
            <ButtonLink $kind="plain" $small href={address} aria-describedby={titleId}>
              {t(text.seeProject)}
            </ButtonLink>
            {id && (
              <TextLink href={to(enquiryPath({ about: 'project', ids: [id] }))}>{t(text.night)}</TextLink>
            )}
          </Links>
        </div>
        <div>
          <RigFigures rig={rig} />
          {all > 0 && <Count>{t(mediaCount(counts))}</Count>}
        </div>
      </Facts>
    </article>
  );
}

/** A project's media; the thumbnail is the poster of its videos (contract, Galleries). */
export function projectMedia({ media, thumbnail }: Pick<ShownProject, 'media' | 'thumbnail'>): Medium[] {
  const isPicture = thumbnail !== '' && mediaType(thumbnail) === 'image';
  return media.map((medium) => (isPicture ? { ...medium, poster: thumbnail } : medium));
}

const Head = styled.div`
  ${layout.grid(2)}
  justify-items: start;
  margin-bottom: ${space(6)};
  padding-inline: ${layout.gutter};
  h2 {
    max-width: 15em;
    font-size: ${type.stepped(type.size.h2)};
  }
  h2 a {
    display: inline-block;
    text-decoration: none;
    &:hover {
      text-decoration: underline 3px ${color.accent};
      text-underline-offset: 0.14em;
    }
  }
  ${at.desktop} {
    grid-template-columns: 1fr auto;
    align-items: end;
    margin-bottom: ${space(8)};
  }
`;

const Facts = styled.div`
  ${layout.grid(8, 10)}
  margin-top: ${space(6)};
  padding-inline: ${layout.gutter};
  p + p {
    margin-top: ${space(3)};
  }
  ${at.desktop} {
    grid-template-columns: 5fr 7fr;
    margin-top: ${space(8)};
  }
`;

const Links = styled.div`
  ${layout.wrap(2, 6)}
  align-items: center;
  margin-top: ${space(5)};
`;

const Count = styled.p`
  ${type.caption}
  margin-top: ${space(4)};
`;
