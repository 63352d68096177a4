import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Agency } from '@ritmi/shared/domain/agency/agency';
import { filmSources, pictureAt } from '@ritmi/shared/domain/sitePictures';
import { ButtonLink } from '@ritmi/shared/ui/Button';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Picture } from '@ritmi/shared/ui/media/Picture';
import { at, color, layout, motion, space, surface, tint, type } from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

/** Not with reduced motion, and not in portrait windows, where the film would be enlarged too much. */
const whereFilmPlays = '(min-aspect-ratio: 1/1) and (prefers-reduced-motion: no-preference)';

const Stage = styled.section`
  position: relative;
  display: grid;
  align-items: end;
  /* Leaves the date line visible: on a phone its two rows of fields, above the bar. */
  min-height: min(calc(100svh - ${layout.barHeight} - ${space(44)}), 1080px);
  ${at.wide} {
    min-height: min(calc(100svh - ${space(38)}), 1080px);
  }
  overflow: hidden;
  > picture,
  > video {
    ${layout.cover}
    ${layout.fill}
    object-fit: cover;
  }
  /* Without scripts browsers show a grey player over the picture. */
  @media (scripting: none) {
    > video {
      display: none;
    }
  }
  /* Printed text is black and would be unreadable on the dark picture. */
  ${at.print} {
    min-height: 0;
    > picture,
    > video {
      display: none;
    }
  }
`;

const Text = styled.div`
  position: relative;
  ${layout.grid(6)}
  padding: ${space(40)} ${layout.gutter} ${space(8)};
  background: linear-gradient(transparent, ${tint('page', 82)} 58%, ${color.page});
  ${at.wide} {
    padding-bottom: ${space(10)};
  }
  /* The consent bar would cover the buttons or the date line. A transform makes room without a layout shift. */
  @media screen and (min-height: 461px) {
    body:has([data-asks]) & {
      transform: translateY(-${space(18)});
      /* Fills the gap below, where the gradient was. */
      box-shadow: 0 ${space(18)} ${color.page};
    }
  }
  ${at.print} {
    padding-block: calc(${layout.headerHeight} + ${space(8)}) 0;
    background: none;
  }
  h1 {
    max-width: 9.9em;
    font-size: ${type.size.poster};
  }
  p {
    max-width: 28em;
    font-size: ${type.size.lead};
    line-height: 1.4;
  }
  div {
    ${layout.wrap(3)}
  }
  /* On a narrow phone the buttons are stacked, as wide as the screen. */
  @media (max-width: 479px) {
    a {
      flex: 1 0 auto;
    }
  }
  /* A phone in landscape shows everything with the consent bar below; zoomed in, at least the whole heading. */
  @media (max-height: 460px) {
    gap: ${space(3)};
    padding-top: calc(${layout.headerHeight} + ${space(13)});
    @media (min-width: 480px) {
      padding-top: calc(${layout.headerHeight} + ${space(3)});
      padding-bottom: calc(${layout.barHeight} + ${space(15)});
      h1 {
        max-width: none;
        font-size: 15svh;
      }
      p {
        max-width: none;
        text-wrap: balance;
      }
    }
  }
`;

/** The first screen: a film, one sentence and two links. */
export function Hero({ hero }: { readonly hero: Agency['hero'] }) {
  const { t, to } = useLanguage();
  const upright = pictureAt(hero.upright);
  const film = useRef<HTMLVideoElement>(null);
  // Null until the film has started: until then there is no button for it.
  const [isPlaying, setIsPlaying] = useState<boolean | null>(null);

  // When the browser blocks autoplay, the picture stays.
  const play = () => void film.current?.play().catch(() => undefined);

  // After hydration, so that the film does not delay it, unless the page's start script has already started the film.
  useEffect(() => {
    // Where no source fits the window there is no film, even if its playback was begun.
    if (film.current?.paused === false && film.current.currentSrc !== '')
      queueMicrotask(() => setIsPlaying(true));
    else if (!motion.isReduced()) play();
  }, []);
  return (
    <Stage aria-labelledby="hero">
      <Picture
        src={pictureAt(hero.picture)}
        {...(typeof upright !== 'string' && { upright })}
        alt=""
        sizes="(max-aspect-ratio: 16/9) 178vh, 100vw"
        first
      />
      <video
        ref={film}
        muted
        loop
        playsInline
        preload="none"
        aria-label={t(text.heroVideo)}
        onPlaying={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
      >
        {filmSources(hero.film).map(({ src, type: contentType, media }) => (
          <source
            key={src}
            src={src}
            type={contentType}
            media={[whereFilmPlays, media].filter(Boolean).join(' and ')}
          />
        ))}
      </video>
      <Text>
        <Content as="h1" id="hero">
          {hero.heading}
        </Content>
        <Content as="p">{hero.lead}</Content>
        <div>
          <ButtonLink $kind="plain" href={to('/sherbime')}>
            {t(text.seeServices)}
          </ButtonLink>
          <ButtonLink $kind="plain" href={to('/projects')}>
            {t(text.seeProjects)}
          </ButtonLink>
        </div>
      </Text>
      {isPlaying !== null && (
        <Corner
          type="button"
          onClick={() => (isPlaying ? film.current?.pause() : play())}
          aria-label={t(isPlaying ? text.stopFilm : text.goOn)}
        >
          <span>{isPlaying ? <Pause aria-hidden size={14} /> : <Play aria-hidden size={14} />}</span>
        </Corner>
      )}
    </Stage>
  );
}

// Below the header and above the text at any window size.
const Corner = styled.button`
  position: absolute;
  top: calc(${layout.headerHeight} + ${space(1)});
  right: calc(${layout.gutter} - 6px);
  ${layout.disc(44)}
  span {
    ${layout.disc(32)}
    ${surface.overlay(45)}
    ${surface.hairline(tint('text', 30))}
    transition: background-color ${motion.feedback};
  }
  svg {
    fill: currentColor;
    stroke: none;
  }
  ${at.mouse} {
    &:hover span {
      background: ${color.page};
    }
  }
  ${layout.screenOnly}
`;
