import { styled } from 'styled-components';
import { type Artist, djs } from '@ritmi/shared/domain/brand/brand';
import type { DjCard, DjProfile } from '@ritmi/shared/domain/brand/profile';
import { enquiryPath } from '@ritmi/shared/domain/enquiry/request';
import { ButtonLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Picture } from '@ritmi/shared/ui/media/Picture';
import {
  color,
  forced,
  layout,
  print,
  screenOnly,
  space,
  tint,
  touchTarget,
  type,
  wide,
  withMouse,
  wrap,
} from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

type DjPosterProps = {
  readonly artist: Artist;
  /** 'full': the name over a picture as wide as the window; 'split': name and facts beside the picture. */
  readonly variant: 'full' | 'split';
  readonly profile: DjProfile;
  /** Label of the link to the contact page. */
  readonly action: string;
};

/** The top of a DJ page. */
export function DjPoster({ artist, variant, profile, action }: DjPosterProps) {
  const { t, to } = useLanguage();
  const card: DjCard = djs[artist];
  const Poster = variant === 'full' ? FullPoster : SplitPoster;
  return (
    <Poster>
      <Backdrop
        src={profile.poster}
        alt={t(profile.poster.alt)}
        sizes={variant === 'full' ? 'max(100vw, 150vh)' : '(min-width: 768px) 120vw, 170vw'}
        ratio="var(--poster-ratio, auto)"
        first
      />
      <Name>
        <span>DJ</span> {card.name}
      </Name>
      <Facts aria-label={t(text.facts)}>
        {profile.facts.map(({ label, value }) => (
          <div key={label.en}>
            <dt>{t(label)}</dt>
            <dd>{t(value)}</dd>
          </div>
        ))}
      </Facts>
      <Actions>
        <ButtonLink href={to(enquiryPath({ about: 'artist', ids: [artist] }))}>{action}</ButtonLink>
        <ul aria-label={t(text.social)}>
          {card.social.map(({ network, label, url }) => (
            <li key={network}>
              <a href={url} target="_blank" rel="noreferrer">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Actions>
    </Poster>
  );
}

const Backdrop = styled(Picture)`
  position: absolute;
  z-index: -2;
  inset: 0;
  ${forced} {
    position: static;
    height: 56svh;
    margin-inline: calc(-1 * ${layout.gutter});
  }
  ${print} {
    display: none;
  }
`;

const Name = styled.h1`
  font-size: min(25vw, 19rem);
  line-height: 0.86;
  letter-spacing: -0.04em;
  margin-left: -0.015em;
  span {
    display: block;
    font-size: 0.24em;
    line-height: 1.2;
    letter-spacing: 0;
    margin-left: 0.1em;
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space(4)} ${space(6)};
  @media (min-width: 18em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  dt {
    ${type.label}
    color: ${color.quiet};
  }
  dd {
    font-weight: 650;
  }
  ${wide} {
    ${wrap(4, 10)}
    dd {
      font-size: ${type.size.lead};
    }
  }
`;

const Actions = styled.div`
  ${screenOnly}
  ${wrap(3, 6)}
  align-items: center;
  ul {
    ${wrap(0, 5)}
  }
  li a {
    ${touchTarget}
    font-weight: 600;
  }
  ${withMouse} {
    li a:hover {
      text-decoration-color: ${color.accent};
      text-decoration-thickness: 2px;
    }
  }
`;

const FullPoster = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: end;
  gap: ${space(6)};
  min-height: min(94svh, 940px);
  padding: calc(${layout.headerHeight} + ${space(16)}) ${layout.gutter} ${space(12)};
  overflow: clip;
  /* The artist is right of the centre; a narrow window crops the crowd instead. */
  ${Backdrop} img {
    object-position: 80%;
  }
  /* Forced colours put a solid background behind text, which would cover the picture. */
  ${forced} {
    min-height: 0;
    padding-top: 0;
  }
  ${print} {
    min-height: 0;
    padding-top: calc(${layout.headerHeight} + ${space(8)});
  }
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: linear-gradient(
      to top,
      ${color.page} 0%,
      ${tint('page', 82)} 34%,
      transparent 78%
    );
  }
`;

// Two columns: the picture fills the right one up to the window's edges, and the name overlaps it.
const SplitPoster = styled.div`
  --poster-ratio: 6 / 5;
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: end;
  gap: ${space(8)};
  padding: 0 ${layout.gutter} ${space(10)};
  overflow: clip;
  ${Backdrop} {
    position: relative;
    margin-inline: calc(-1 * ${layout.gutter});
    img {
      object-position: 74% 50%;
    }
  }
  ${Name} {
    margin-top: -0.82em;
  }
  ${Facts} {
    grid-template-columns: minmax(0, 1fr);
    dd {
      ${type.heading}
      font-size: ${type.size.h2};
    }
  }
  ${wide} {
    --poster-ratio: auto;
    grid-template-columns: 7fr 5fr;
    min-height: min(100svh, 1000px);
    padding-top: calc(${layout.headerHeight} + ${space(10)});
    > * {
      grid-column: 1;
    }
    ${Backdrop} {
      position: absolute;
      inset: 0 0 0 46%;
      margin: 0;
    }
    ${Name} {
      grid-column: 1 / -1;
      margin-top: 0;
      font-size: min(19vw, 17rem);
      white-space: nowrap;
    }
    ${Facts} {
      display: grid;
      max-width: calc(46vw - ${layout.gutter} - ${space(6)});
    }
  }
  ${print} {
    min-height: 0;
  }
  ${forced} {
    ${Name} {
      margin-top: 0;
    }
  }
`;
