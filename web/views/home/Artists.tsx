import { styled } from 'styled-components';
import { SocialLinks } from '@ritmi/shared/cards/SocialLinks';
import type { Artist } from '@ritmi/shared/domain/artists/artist';
import { pictureAt } from '@ritmi/shared/domain/sitePictures';
import { InsetSection } from '@ritmi/shared/ui/Block';
import { ButtonLink } from '@ritmi/shared/ui/Button';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Picture } from '@ritmi/shared/ui/media/Picture';
import { at, color, layout, radius, space, type } from '@ritmi/shared/ui/tokens';
import { since, text } from './text.js';

/** Its heading is as large as those of the strips. */
const Frame = styled(InsetSection)`
  > h2 {
    margin-bottom: ${space(6)};
    font-size: ${type.size.h1};
  }
  ${at.wide} {
    > h2 {
      margin-bottom: ${space(10)};
    }
  }
`;

// The second poster is lower and narrower.
const Posters = styled.div`
  ${layout.grid(12, 6)}
  ${at.wide} {
    grid-template-columns: 7fr 5fr;
    align-items: start;
    > :last-child {
      margin-top: clamp(64px, 12vw, 200px);
    }
  }
  ${at.desktop} {
    column-gap: ${space(16)};
  }
  /* Both fit one sheet. */
  @media print and (min-width: 600px) {
    grid-template-columns: 1fr 1fr;
    > :last-child {
      margin-top: 0;
    }
  }
`;

const Poster = styled.article`
  display: grid;
  > picture {
    grid-area: 1 / 1;
    border-radius: ${radius.picture};
  }
  > h3 {
    grid-area: 1 / 1;
    align-self: end;
    z-index: 1;
    margin: 0 0 -0.12em -0.04em;
    padding-left: ${space(4)};
    font-size: ${type.size.poster};
    letter-spacing: -0.04em;
    line-height: 0.8;
  }
  /* Forced colours put a solid background behind text, which would cover the line below. */
  @media print, (forced-colors: active) {
    > h3 {
      grid-area: auto;
      margin-top: ${space(5)};
      padding-left: 0;
      font-size: ${type.size.h2};
      line-height: 1;
    }
  }
`;

const Facts = styled.div`
  ${layout.grid(4)}
  padding-top: ${space(8)};
  ${at.print} {
    padding-top: ${space(3)};
  }
  p {
    max-width: 28em;
    color: ${color.quiet};
  }
`;

const Links = styled.div`
  ${layout.wrap(1, 5)}
  align-items: center;
  ${layout.screenOnly}
  ul {
    color: ${color.quiet};
    /* On a phone always below the button. */
    @media (max-width: 767px) {
      flex-basis: 100%;
    }
  }
`;

type ArtistOnHome = Pick<Artist, 'stageName' | 'slug' | 'portrait' | 'startedIn' | 'line' | 'social'>;

export function Artists({ artists }: { readonly artists: readonly ArtistOnHome[] }) {
  const { t, to } = useLanguage();
  if (artists.length === 0) return null;
  return (
    <Frame aria-labelledby="artists">
      <h2 id="artists">{t(text.artists)}</h2>
      <Posters>
        {artists.map(({ stageName, slug, portrait, startedIn, line, social }) => (
          <Poster key={slug}>
            {portrait && (
              <Picture
                src={pictureAt(portrait)}
                alt=""
                ratio="4 / 5"
                sizes="(min-width: 1280px) 700px, (min-width: 768px) 55vw, 100vw"
              />
            )}
            <h3>{stageName}</h3>
            <Facts>
              <p>
                {startedIn !== null && `${t(since(startedIn))}. `}
                <Content>{line}</Content>
              </p>
              <Links>
                <ButtonLink
                  $kind="plain"
                  $small
                  href={to(`/${slug}`)}
                  aria-label={`${t(text.profile)} – ${stageName}`}
                >
                  {t(text.profile)}
                </ButtonLink>
                <SocialLinks links={social} />
              </Links>
            </Facts>
          </Poster>
        ))}
      </Posters>
    </Frame>
  );
}
