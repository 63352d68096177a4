import { styled } from 'styled-components';
import {
  at,
  color,
  hover,
  layout,
  motion,
  radius,
  space,
  surface,
  tint,
  type,
} from '@ritmi/shared/ui/tokens';

export const Stage = styled.div`
  position: relative;
  display: grid;
  margin: ${space(2)} calc(-1 * ${layout.gutter}) 0;
  > [data-hall] {
    aspect-ratio: 3 / 4;
  }
  > ul,
  > :last-child {
    position: relative;
    padding-inline: ${layout.gutter};
    background: ${color.page};
  }
  /* Over the crowd, which is dark; the picture fades into the page. */
  > ul {
    margin-top: -55vw;
    padding-top: ${space(2)};
    background: linear-gradient(transparent, ${color.page} 50vw);
  }
  /* Title, lamps and sum are rows over the lower part of the hall, however many lamps there are. */
  ${at.wide} {
    grid-template-rows: 1fr auto auto;
    margin-top: ${space(8)};
    > [data-hall] {
      grid-area: 1 / 1 / span 3;
      aspect-ratio: auto;
      height: min(56.25vw, 100svh - ${layout.headerHeight});
    }
    > ul {
      grid-area: 2 / 1;
      margin-top: calc(-1 * ${space(60)});
      padding-top: ${space(60)};
      background: linear-gradient(transparent, ${color.page});
    }
    > :last-child {
      grid-area: 3 / 1;
      padding-bottom: ${space(4)};
    }
  }
  ${layout.screenOnly}
`;

export const Head = styled.div`
  position: absolute;
  inset: ${space(3)} ${layout.gutter} auto;
  /* Readable over lasers too. */
  text-shadow: 0 0 12px #000;
  pointer-events: none;
  /* Below the button for the sound. */
  @media (max-width: 20em) {
    top: ${space(15)};
  }
  h2 {
    font-size: ${type.size.h1};
  }
  p {
    max-width: 24em;
    margin-top: ${space(2)};
  }
  ${at.wide} {
    position: relative;
    z-index: 1;
    inset: auto;
    grid-area: 1 / 1;
    display: flex;
    padding: ${space(60)} ${layout.gutter} ${space(6)};
    gap: ${space(8)};
    align-items: end;
    justify-content: space-between;
    p {
      max-width: 20em;
      line-height: 1.35;
      text-align: right;
      text-wrap: balance;
    }
  }
`;

export const Lamps = styled.ul`
  ${layout.grid(1.5)}
  grid-auto-rows: 1fr;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  @media (max-width: 20em) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${at.wide} {
    gap: ${space(2)};
    grid-template-columns: repeat(auto-fit, minmax(210px, 1fr));
  }
  label {
    position: relative;
    display: grid;
    grid-template-columns: 8px minmax(0, 1fr);
    gap: 2px ${space(2)};
    align-content: center;
    align-items: center;
    height: 100%;
    min-height: 48px;
    padding: ${space(1.5)} ${space(2.5)};
    border-radius: ${radius.control};
    ${surface.overlay(72)}
    ${surface.hairline(tint('text', 18))}
    font-size: 0.8125rem;
    line-height: 1.2;
    cursor: pointer;
    transition: background-color ${motion.feedback};
    ${hover.on({ background: color.card })}
  }
  /* A lamp that is red when the service is chosen. */
  label::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${tint('text', 30)};
  }
  label:has(:checked) {
    ${surface.hairline(tint('text', 70))}
    &::before {
      ${surface.mark}
    }
  }
  /* Around the label: with :has() each change of the focus would restyle what depends on the lights. */
  input:focus-visible ~ b::after {
    content: '';
    ${layout.cover}
    border-radius: ${radius.control};
    ${surface.focusRing}
  }
  /* Over the lamp only: the label takes the presses on the words. */
  input {
    ${layout.cover}
    width: ${space(6.5)};
    height: 100%;
    margin: 0;
    opacity: 0;
  }
  /* Below the name, or in a column of its own. */
  span {
    grid-column: -2;
    color: ${color.quiet};
    white-space: nowrap;
  }
  input:checked ~ span {
    color: ${color.text};
  }
  ${at.wide} {
    label {
      grid-template-columns: 8px minmax(0, 1fr) auto;
      min-height: 56px;
      padding-inline: ${space(4)};
      font-size: 0.9375rem;
    }
  }
`;

export const Sum = styled.div`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  padding-top: ${space(4)};
  > div {
    display: grid;
    place-items: center;
    > * {
      grid-area: 1 / 1;
    }
    svg {
      width: 52px;
    }
  }
  output {
    font-weight: 800;
  }
  p {
    line-height: 1.2;
  }
  p > span {
    ${type.caption}
    display: block;
    white-space: nowrap;
  }
  i {
    font-style: normal;
  }
  strong {
    display: block;
    font-size: ${type.size.h3};
    white-space: nowrap;
  }
  > a {
    grid-area: 2 / 2 / 3 / 4;
  }
  ${at.wide} {
    display: flex;
    gap: ${space(5)};
    padding-top: ${space(5)};
    > :last-child {
      margin-left: auto;
    }
    strong {
      font-size: ${type.size.h2};
      line-height: 1;
    }
  }
  /* What only scripts can keep right. */
  @media (scripting: none) {
    > :not(button) {
      display: none;
    }
  }
`;
