import { css } from 'styled-components';
import { nightParameters } from '@ritmi/shared/domain/enquiry/request';
import { type Light, type Pass, passes } from '@ritmi/shared/domain/services/light';
import { at } from '@ritmi/shared/ui/tokens';

/** On the checkbox of a service: its light, by which the hall finds it, also without scripts. */
export const lightMark = 'data-light';

/** The properties of such a checkbox. */
export function lightOf(light: Light): Readonly<Record<string, string>> {
  return light === 'none' ? {} : { [lightMark]: light };
}

/** From so many lights on they are dimmed, so that the picture does not turn white. */
export const manyLights = 8;

/** The only one without an AVIF that is smaller than its WebP. */
const isWebpOnly = (name: string) => name === 'upright-bubbles';

function pictureOf(shape: 'wide' | 'upright', light: Pass) {
  const name = `${shape}-${light}`;
  const webp = `/brand/hall-${name}.webp`;
  return css`
    background-image: url(${webp});
    ${!isWebpOnly(name) && `background-image: image-set('/brand/hall-${name}.avif' type('image/avif'));`}
  `;
}

/** A day is chosen; where scripts do not run, or not yet, something is typed in its field. */
const hasDate = `[data-own]:not([data-empty]), [type=text][name=${nightParameters.date}]:not(:placeholder-shown)`;

/** The light of the desk, which stands by with some of it when there is only a date. */
const standby: Pass = 'dj';

/**
 * A light that is on. It is loaded only then. What follows names its element (`i`, not only a position): of `body:has()`
 * a browser then restyles those elements at a press, without a name everything on the page.
 */
const isOn = (light: Pass) =>
  `body:has([${lightMark}=${light}]:checked${light === standby ? `, ${hasDate}` : ''}) &`;

const lamp = (light: Pass) => `> i:nth-child(${passes.indexOf(light) + 2})`;

/**
 * The hall with its lights: a picture and an `i` for each pass. Light adds up, so any choice in any order is right. All
 * have the same crop, and no wrapper makes a group of its own: a pass would become a black rectangle.
 */
export const litHall = css`
  --hall-at: 50% 42%;
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background: #000;
  > picture {
    height: 100%;
    background: none;
    opacity: 0.7;
    transition: opacity 600ms;
    img {
      object-position: var(--hall-at);
    }
  }
  body:has([${lightMark}]:checked) & > picture {
    opacity: 1;
  }
  > i {
    position: absolute;
    inset: 0;
    background: var(--hall-at) / cover no-repeat;
    mix-blend-mode: screen;
    mix-blend-mode: plus-lighter;
    opacity: 0;
    /* The picture is kept until the light is out. */
    transition:
      opacity 400ms,
      background-image 0s 400ms;
    transition-behavior: allow-discrete;
  }
  &[data-many] {
    --lamp: 0.85;
  }
  body:not(:has([${lightMark}=${standby}]:checked)) & ${lamp(standby)} {
    --lamp: 0.4;
  }
  ${passes.map(
    (light) => css`
      ${isOn(light)} ${lamp(light)} {
        ${pictureOf('wide', light)}
        opacity: var(--lamp, 1);
        transition: opacity 600ms;
      }
    `,
  )}
  @media (max-aspect-ratio: 4/5) {
    ${passes.map(
      (light) => css`
        ${isOn(light)} ${lamp(light)} {
          ${pictureOf('upright', light)}
        }
      `,
    )}
  }
  ${at.reducedMotion} {
    > picture,
    > i {
      transition: none !important;
    }
  }
  ${at.print} {
    display: none;
  }
`;
