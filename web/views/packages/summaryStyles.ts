import { styled } from 'styled-components';
import { Button } from '@ritmi/shared/ui/Button';
import {
  color,
  desktop,
  layout,
  print,
  screenOnly,
  space,
  type,
  visuallyHidden,
} from '@ritmi/shared/ui/tokens';

// On narrow windows the summary is one line at the bottom, in place of the bottom bar. It is sticky, not fixed, so that
// it does not cover the end of the page.
const narrow = '@media screen and (max-width: 1079px)';

export const Panel = styled.aside`
  display: grid;
  gap: ${space(3)};
  align-self: start;
  ${narrow} {
    position: sticky;
    z-index: 31;
    bottom: 0;
    grid-template: 'details details details details details' auto 'count total toggle clear show' auto / auto 1fr auto auto auto;
    gap: 0 ${space(1)};
    align-items: center;
    min-height: calc(60px + env(safe-area-inset-bottom));
    padding: ${space(1)} ${layout.gutter} calc(${space(1)} + env(safe-area-inset-bottom));
    border-top: 1px solid ${color.line};
    background: ${color.raised};
  }
  /* Zoomed in on a phone, the button gets a line of its own. */
  @media screen and (max-width: 371px) {
    grid-template: 'details details details details' auto 'count total toggle clear' auto 'show show show show' auto / auto 1fr auto auto;
  }
  ${desktop} {
    position: sticky;
    top: calc(${layout.headerHeight} + ${space(8)});
    margin-bottom: ${space(10)};
  }
`;

export const Count = styled.div`
  display: grid;
  justify-items: center;
  > svg,
  h2 {
    grid-area: 1 / 1;
  }
  h2 {
    ${type.label}
    display: contents;
    font-stretch: 100%;
    letter-spacing: 0;
  }
  output {
    ${type.heading}
    grid-area: 1 / 1;
    align-self: center;
    font-size: 5rem;
  }
  > svg {
    width: min(100%, 280px);
  }
  h2 span {
    margin-top: ${space(3)};
    color: ${color.quiet};
  }
  ${narrow} {
    grid-area: count;
    margin-right: ${space(2)};
    > svg {
      width: 44px;
    }
    output {
      font-size: 1rem;
    }
    h2 span {
      ${visuallyHidden}
    }
  }
`;

export const Details = styled.div`
  ul {
    padding-block: ${space(2)};
    border-block: 1px solid ${color.line};
    margin-bottom: ${space(2)};
  }
  ${narrow} {
    grid-area: details;
    max-height: 50svh;
    overflow-y: auto;
    padding-block: ${space(2)};
    ul {
      border-top: 0;
    }
    &[data-open='false'] {
      display: none;
      @media (scripting: none) {
        display: block;
      }
    }
  }
`;

export const Row = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space(4)};
  padding-block: ${space(1)};
  span:last-child {
    ${type.price}
    flex: none;
  }
`;

export const Total = styled(Row)`
  align-items: baseline;
  span:last-child {
    font-size: ${type.size.h3};
  }
  ${desktop} {
    padding-top: ${space(3)};
    border-top: 1px solid ${color.text};
    span:last-child {
      font-size: ${type.size.h2};
      line-height: 1.1;
    }
  }
  ${narrow} {
    grid-area: total;
    > :first-child {
      ${visuallyHidden}
    }
    span:last-child {
      white-space: nowrap;
    }
    @media (max-width: 400px) {
      span:last-child {
        font-size: 1.0625rem;
      }
    }
  }
`;

export const Toggle = styled(Button)`
  grid-area: toggle;
  min-width: 44px;
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  ${desktop} {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

export const Clear = styled.div`
  ${narrow} {
    grid-area: clear;
    > a {
      min-width: 44px;
    }
    span {
      ${visuallyHidden}
    }
  }
  ${desktop} {
    order: 1;
    text-align: center;
    svg {
      display: none;
    }
  }
  ${screenOnly}
`;

export const Show = styled.div`
  display: grid;
  ${narrow} {
    grid-area: show;
    > button {
      min-height: 44px;
      padding-inline: ${space(3)};
      font-size: 0.9375rem;
      white-space: nowrap;
    }
  }
`;

export const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(6)};
  align-content: start;
  padding: ${space(4)} ${layout.gutter} ${space(16)};
  color: ${color.quiet};
  font-size: ${type.size.lead};
  text-align: center;
  > svg {
    width: 280px;
    max-width: 70%;
  }
  ${desktop} {
    position: sticky;
    top: calc(${layout.headerHeight} + ${space(8)});
    align-self: start;
    padding-inline: 0;
    > svg {
      max-width: 100%;
    }
  }
  ${print} {
    display: none;
  }
`;
