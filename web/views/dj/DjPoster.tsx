import { styled } from 'styled-components';
import { SocialLinks } from '@ritmi/shared/cards/SocialLinks';
import { type Artist, factsOf } from '@ritmi/shared/domain/artists/artist';
import { plainText } from '@ritmi/shared/domain/content';
import { enquiryPath } from '@ritmi/shared/domain/enquiry/request';
import { pictureAt, wordsOf } from '@ritmi/shared/domain/sitePictures';
import { ButtonLink } from '@ritmi/shared/ui/Button';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Picture } from '@ritmi/shared/ui/media/Picture';
import { at, color, layout, space, tint, type } from '@ritmi/shared/ui/tokens';
import { ListenButton } from '../../player/ListenButton.js';
import { text } from './text.js';

type DjPosterProps = {
  readonly artist: Artist;
  /** Label of the link to the contact page. */
  readonly action: string;
};

/** Club design: the name over a picture as wide as the window. Party design: name and facts beside the picture. */
export function DjPoster({ artist, action }: DjPosterProps) {
  const { t, to } = useLanguage();
  const { id, stageName, design, poster, social } = artist;
  const { beside } = factsOf(artist);
  const [seen, isClub] = [wordsOf(poster), design === 'club'];
  const Frame = isClub ? FullPoster : SplitPoster;
  const [, title, name] = /^(DJ) (.+)$/.exec(stageName) ?? [null, null, stageName];
  return (
    <Frame data-bare={poster === '' || undefined}>
      {poster && (
        <Backdrop
          src={pictureAt(poster)}
          alt={seen ? t(seen) : ''}
          sizes={isClub ? 'max(100vw, 150vh)' : '(min-width: 768px) 120vw, 170vw'}
          ratio="var(--poster-ratio, auto)"
          first
        />
      )}
      <Name style={sizeOf(name ?? '')}>
        {title && <span>{title}</span>} {name}
      </Name>
      {beside.length > 0 && (
        <Facts aria-label={t(text.facts)}>
          {beside.map(({ label, value }) => (
            <div key={plainText(label)}>
              <Content as="dt">{label}</Content>
              <Content as="dd">{value}</Content>
            </div>
          ))}
        </Facts>
      )}
      <Actions>
        <ButtonLink href={to(enquiryPath({ about: 'artist', ids: [id] }))}>{action}</ButtonLink>
        <ListenButton artist={artist} />
        <SocialLinks label={t(text.social)} links={social} />
      </Actions>
    </Frame>
  );
}

/** Names of more letters are set smaller, so that the longest word, or the whole name, fits into a line. */
const usualLetters = 6;
/** Letters with a stem at their left; the font has more space before them than before others. */
const stems = /^[BDEFHIKLMNPR]/;
function sizeOf(name: string) {
  return {
    ...(!stems.test(name) && { '--before': 0.015 }),
    ...(name.length > usualLetters && {
      '--word': Math.max(...name.split(/[\s-]/).map(({ length }) => length)),
      '--name': name.length,
    }),
  };
}

/** The font size at which this many letters fill a line. */
const filling = (letters: string) => `calc((100vw - 2 * ${layout.gutter}) / 0.7 / ${letters})`;

const Backdrop = styled(Picture)`
  ${layout.cover}
  z-index: -2;
  ${at.forced} {
    position: static;
    height: 56svh;
    margin-inline: calc(-1 * ${layout.gutter});
  }
  ${layout.screenOnly}
`;

const Name = styled.h1`
  font-size: min(25vw, 19rem, ${filling('var(--word, 1)')});
  line-height: 0.86;
  letter-spacing: -0.02em;
  /* The ink of both lines begins where the text below them does. */
  margin-left: calc(var(--before, 0.053) * -1em);
  span {
    display: block;
    font-size: 0.24em;
    line-height: 1.2;
    letter-spacing: 0;
    margin-left: calc(var(--before, 0.053) * 1em / 0.24 - 0.053em);
  }
`;

const Facts = styled.dl`
  ${layout.grid(4, 6)}
  @media (min-width: 18em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* Of an odd number the first, which has the most words, takes a line. */
    > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
  dt {
    ${type.caption}
  }
  dd {
    font-weight: 650;
  }
  ${at.wide} {
    ${layout.wrap(4, 10)}
    dd {
      font-size: ${type.size.lead};
    }
  }
`;

const Actions = styled.div`
  ${layout.screenOnly}
  ${layout.wrap(3, 6)}
  align-items: center;
`;

const Poster = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  align-content: end;
  padding-inline: ${layout.gutter};
  overflow: clip;
`;

const FullPoster = styled(Poster)`
  gap: ${space(6)};
  &:not([data-bare]) {
    min-height: min(94svh, 940px);
  }
  padding-block: calc(${layout.headerHeight} + ${space(16)}) ${space(12)};
  /*
   * The artist is right of the centre; a narrow window crops the crowd instead, a low one the light above the face: all of it
   * where that is little, else the face would be in the header.
   */
  ${Backdrop} img {
    object-position: 77% max(70% - 34px, 100%);
  }
  /* Forced colours put a solid background behind text, which would cover the picture. */
  ${at.forced} {
    &:not([data-bare]) {
      min-height: 0;
    }
    padding-top: 0;
  }
  ${at.print} {
    &:not([data-bare]) {
      min-height: 0;
    }
    padding-top: calc(${layout.headerHeight} + ${space(8)});
  }
  &::after {
    content: '';
    ${layout.cover}
    z-index: -1;
    background: linear-gradient(to top, ${color.page} 0%, ${tint('page', 82)} 34%, transparent 78%);
  }
`;

// The picture fills the right side up to the window's edges, and the name overlaps it.
const SplitPoster = styled(Poster)`
  --poster-ratio: 1;
  gap: ${space(8)};
  padding-bottom: ${space(10)};
  ${Backdrop} {
    position: relative;
    margin-inline: calc(-1 * ${layout.gutter});
    /* It ends in the page's colour, as the other design's picture does. */
    mask-image: linear-gradient(to top, transparent, #000 35%);
    img {
      object-position: 74% 50%;
    }
  }
  &:not([data-bare]) ${Name} {
    margin-top: -0.82em;
  }
  &[data-bare] {
    padding-top: calc(${layout.headerHeight} + ${space(16)});
  }
  ${at.wide} {
    --poster-ratio: auto;
    grid-template-columns: 7fr 5fr;
    padding-top: calc(${layout.headerHeight} + ${space(10)});
    &:not([data-bare]) {
      min-height: min(100svh, 1000px);
    }
    &:not([data-bare]) ${Name} {
      margin-top: 0;
    }
    > * {
      grid-column: 1;
    }
    ${Backdrop} {
      position: absolute;
      inset: 0 0 0 30%;
      margin: 0;
      /* Eased: a straight gradient shows a line where it begins. */
      mask-image:
        linear-gradient(to top, transparent 4%, rgb(0 0 0 / 30%) 24%, #000 52%),
        linear-gradient(to right, transparent, rgb(0 0 0 / 8%) 14%, rgb(0 0 0 / 40%) 32%, #000 58%);
      mask-composite: intersect;
    }
    ${Name},
    ${Facts} {
      grid-column: 1 / -1;
    }
    ${Name} {
      font-size: min(19vw, 17rem, ${filling('var(--name, 1)')});
      white-space: nowrap;
    }
  }
  ${at.print} {
    &:not([data-bare]) {
      min-height: 0;
    }
  }
  ${at.forced} {
    &:not([data-bare]) ${Name} {
      margin-top: 0;
    }
  }
`;
