import { styled } from 'styled-components';
import { voices } from '@ritmi/shared/domain/brand/proof';
import { Section } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, desktop, layout, space, type, wide } from '@ritmi/shared/ui/tokens';
import { DemoNote } from './DemoNote.js';
import { text } from './text.js';

/** Three testimonials, each further to the right than the one before. */
export function Voices() {
  const { t } = useLanguage();
  return (
    <Steps aria-labelledby="voices">
      <h2 id="voices">{t(text.voices)}</h2>
      {voices.map(({ words, name, event }) => (
        <figure key={name}>
          <blockquote>“{t(words)}”</blockquote>
          <figcaption>
            {name}. {t(event)}
          </figcaption>
        </figure>
      ))}
      <DemoNote of="voices" />
    </Steps>
  );
}

const Steps = styled(Section)`
  display: grid;
  gap: ${space(12)};
  padding-inline: ${layout.gutter};
  h2 {
    ${type.label}
    color: ${color.quiet};
    letter-spacing: 0;
    word-spacing: 0;
  }
  blockquote {
    ${type.heading}
    max-width: 16em;
    margin: 0;
    font-size: ${type.size.h2};
    line-height: 1.1;
    text-wrap: balance;
  }
  figcaption {
    margin-top: ${space(4)};
    color: ${color.quiet};
  }
  ${wide} {
    gap: ${space(16)};
    figure:nth-of-type(2) {
      margin-left: 16.6%;
    }
    figure:nth-of-type(3) {
      margin-left: 33.3%;
    }
  }
  ${desktop} {
    figure:nth-of-type(2) {
      margin-left: 25%;
    }
    figure:nth-of-type(3) {
      margin-left: 50%;
    }
  }
`;
