import { styled } from 'styled-components';
import { PlaceLink } from '@ritmi/shared/cards/PlaceLink';
import { Players } from '@ritmi/shared/cards/Players';
import { projectMedia } from '@ritmi/shared/cards/ProjectCard';
import { RigFigures } from '@ritmi/shared/cards/RigFigures';
import { plainText } from '@ritmi/shared/domain/content';
import { enquiryPath } from '@ritmi/shared/domain/enquiry/request';
import type { ShownProject } from '@ritmi/shared/domain/projects/schema';
import { MediaFrame, PageHead } from '@ritmi/shared/ui/Block';
import { ButtonLink, TextLink } from '@ritmi/shared/ui/Button';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useMediaTiles } from '@ritmi/shared/ui/media/MediaTile';
import { fileWidthOf, type Medium, shapeOf } from '@ritmi/shared/ui/media/medium';
import { at, color, layout, radius, space, type } from '@ritmi/shared/ui/tokens';
import { ownRows } from './rows.js';
import { text } from './text.js';

/** The page of a project: its first medium, if its file is large enough as wide as the window, its equipment, all other media and a link to ask. */
export function ProjectDetail({ project }: { readonly project: ShownProject }) {
  const { t, to } = useLanguage();
  const { id, title, location, description, rig, players } = project;
  const name = plainText(title);
  const media = projectMedia(project);
  const { tile, lightbox } = useMediaTiles(name, media, true);
  const figure = (medium: Medium, sizes: string, hasOwnRow = false) => (
    <li key={medium.id} data-wide={hasOwnRow || undefined} style={fileWidth(medium)}>
      <figure>
        <Frame style={{ aspectRatio: shapeOf(medium) }}>{tile(medium, sizes)}</Frame>
        {medium.caption && <Content as={Caption}>{medium.caption}</Content>}
      </figure>
    </li>
  );
  const [lead, ...rest] = media;
  const wide = ownRows(rest);
  return (
    <article>
      <Head>
        <BackToProjects />
        <Content as="h1" isTitle>
          {title}
        </Content>
        {plainText(location) && <PlaceLink location={location} />}
      </Head>
      {lead && (
        <Lead aria-label={name} data-grows>
          {figure(lead, '100vw')}
        </Lead>
      )}
      <Facts>
        {plainText(description) && <Content as="p">{description}</Content>}
        <Players players={players} />
        <RigFigures rig={rig} />
      </Facts>
      {rest.length > 0 && (
        <Columns aria-label={t(text.more)}>
          {rest.map((medium, index) =>
            wide[index]
              ? figure(medium, '(min-width: 1280px) 1280px, 100vw', true)
              : figure(medium, '(min-width: 768px) 50vw, 100vw'),
          )}
        </Columns>
      )}
      <Ask>
        <p>{t(text.ask)}</p>
        <ButtonLink href={to(enquiryPath({ about: 'project', ids: [id] }))}>{t(text.night)}</ButtonLink>
      </Ask>
      {lightbox}
    </article>
  );
}

/** The width of its file as a custom property, above which it would be blurred. */
function fileWidth(medium: Medium) {
  const width = fileWidthOf(medium);
  return width === null ? undefined : { '--file': `${width}px` };
}

/** For a project that does not exist, or could not be loaded and is not in the browser's storage. */
export function ProjectUnavailable({ reason }: { readonly reason: 'missing' | 'failed' }) {
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
  padding-bottom: ${space(8)};
  h1 {
    max-width: 13.5em;
    margin-block: ${space(2)} ${space(3)};
    font-size: ${type.stepped(type.size.h1)};
  }
`;

const Frame = styled(MediaFrame)`
  max-height: 86vh;
  ${at.print} {
    max-height: 380px;
  }
  width: 100%;
  max-width: var(--file);
`;

const Caption = styled.figcaption`
  ${type.caption}
  margin-top: ${space(3)};
`;

/** In a window that is wider than its file, the medium begins where the text does, and has its round corners again. */
const Lead = styled.ul`
  li {
    --aside: clamp(0px, (100vw - var(--file, 100vw)) * 1000, ${layout.gutter});
    margin-inline: var(--aside);
  }
  ${Frame} {
    min-height: min(56vh, 120vw);
    border-radius: min(${radius.picture}, var(--aside));
  }
  figcaption {
    margin-inline: calc(${layout.gutter} - var(--aside));
  }
`;

const Facts = styled.div`
  ${layout.grid(10)}
  padding: ${space(12)} ${layout.gutter} ${layout.section};
  p {
    max-width: 32em;
    font-size: ${type.size.lead};
    line-height: 1.5;
  }
  ${at.desktop} {
    gap: ${space(16)};
    padding-top: ${space(20)};
    p {
      font-size: calc(${type.size.lead} * 1.2);
    }
  }
`;

const Columns = styled.ul`
  ${layout.grid(8, 4)}
  padding: 0 ${layout.gutter} ${layout.section};
  ${at.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    > [data-wide] {
      grid-column: 1 / -1;
    }
    /* Two in a row have the same height; the lightbox shows each uncropped. */
    > :not([data-wide]) ${Frame} {
      aspect-ratio: 4 / 3 !important;
    }
  }
  ${at.desktop} {
    gap: ${space(12)} ${space(6)};
  }
`;

const Ask = styled.div`
  ${layout.grid(6)}
  justify-items: start;
  margin: 0 ${layout.gutter};
  padding-block: ${space(10)} ${layout.section};
  border-top: 1px solid ${color.line};
  p {
    max-width: 14em;
    font-size: ${type.size.h2};
    ${type.heading}
  }
`;
