import { styled } from 'styled-components';
import { color, tint } from '@ritmi/shared/ui/tokens';
import { PlainButton } from './frames.js';

/** One of a few buttons of which one is chosen. The chosen one is not as dark as the main button of its screen. */
export const ChoiceButton = styled(PlainButton)`
  // Forced colours have their own for it.
  @media (forced-colors: none) {
    &&:is([aria-pressed='true'], [aria-selected='true']) {
      border-color: ${tint('text', 60)};
      background: ${color.card};
      color: ${color.text};
    }
  }
`;
