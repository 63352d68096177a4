import { styled } from 'styled-components';
import type { Agency } from '@ritmi/shared/domain/agency/agency';
import { type ContentText, plainText } from '@ritmi/shared/domain/content';
import { InsetSection } from '@ritmi/shared/ui/Block';
import { Content } from '@ritmi/shared/ui/Content';
import { ruledDetails } from '@ritmi/shared/ui/disclosure';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, layout, space, type } from '@ritmi/shared/ui/tokens';
import { questionsBefore, text } from './text.js';

const Block = styled(InsetSection)`
  ${layout.grid(8, 16)}
  /* The note that the content above is made up for the demo. */
  small {
    margin-top: ${space(4)};
  }
`;

/** How many nights there have been, and where. */
export function Proof({ proof: [main, ...others], note }: Noted<Pick<Agency, 'proof'>>) {
  if (!main) return null;
  return (
    <Numbers aria-labelledby="proof">
      <h2 id="proof">
        {main.value && <b>{main.value}</b>} <Content>{main.label}</Content>
      </h2>
      <div>
        {others.map(({ value, label }, index) => (
          <p key={`${index} ${plainText(label)}`}>
            {value && <strong>{value} </strong>}
            <Content>{label}</Content>
          </p>
        ))}
        <Note>{note}</Note>
      </div>
    </Numbers>
  );
}

/** A part of the home page, with a note that it is invented for the demo. */
type Noted<T> = T & { readonly note: ContentText };

function Note({ children }: { readonly children: ContentText }) {
  return plainText(children) === '' ? null : <Content as="small">{children}</Content>;
}

const Numbers = styled(Block)`
  b {
    display: block;
    margin-left: -0.03em;
    font-size: min(clamp(6rem, 1rem + 22vw, 19rem), 30vw);
    font-weight: inherit;
    letter-spacing: -0.05em;
    line-height: 0.85;
  }
  p {
    max-width: 26em;
    color: ${color.quiet};
    font-size: ${type.size.lead};
    line-height: 1.5;
    text-wrap: balance;
  }
  ${at.desktop} {
    grid-template-columns: 8fr 4fr;
    align-items: end;
  }
`;

/** Testimonials, each further to the right than the one before. */
export function Testimonials({ voices, note }: Noted<Pick<Agency, 'voices'>>) {
  const { t } = useLanguage();
  if (voices.length === 0) return null;
  return (
    <Steps aria-labelledby="voices">
      <h2 id="voices">{t(text.voices)}</h2>
      {voices.map(({ quote, name, occasion }, index) => (
        <figure key={`${index} ${plainText(name)}`} style={{ '--step': index }}>
          <blockquote>
            “<Content>{quote}</Content>”
          </blockquote>
          <figcaption>
            <Content>{name}</Content>
            {plainText(occasion) !== '' && (
              <>
                . <Content>{occasion}</Content>
              </>
            )}
          </figcaption>
        </figure>
      ))}
      <Note>{note}</Note>
    </Steps>
  );
}

const Steps = styled(Block)`
  gap: ${space(12)};
  > h2 {
    font-size: ${type.size.h1};
  }
  blockquote {
    ${type.heading}
    max-width: 16em;
    margin: 0;
    font-size: ${type.size.h2};
    line-height: 1.1;
  }
  figcaption {
    margin-top: ${space(4)};
    color: ${color.quiet};
  }
  ${at.wide} {
    gap: ${space(16)};
    figure {
      margin-left: calc(var(--step) * 16.6%);
    }
  }
  ${at.desktop} {
    figure {
      margin-left: calc(var(--step) * 25%);
    }
  }
`;

/** Frequent questions; they open without JavaScript. */
export function Questions({ questions, note }: Noted<Pick<Agency, 'questions'>>) {
  const { t } = useLanguage();
  if (questions.length === 0) return null;
  return (
    <Columns aria-labelledby="questions">
      <h2 id="questions">{t(questionsBefore(questions.length))}</h2>
      <div>
        {questions.map(({ question, answer }, index) => (
          <details key={`${index} ${plainText(question)}`}>
            <Content as="summary">{question}</Content>
            <Content as="p">{answer}</Content>
          </details>
        ))}
        <Note>{note}</Note>
      </div>
    </Columns>
  );
}

const Columns = styled(Block)`
  > h2 {
    font-size: ${type.size.h1};
  }
  ${ruledDetails}
  summary {
    min-height: 64px;
    padding-block: ${space(3)};
    font-size: ${type.size.h3};
    font-weight: 700;
    line-height: 1.25;
    ${at.mouse} {
      &:hover {
        color: ${color.accentText};
      }
    }
  }
  /* A plus that becomes a minus. */
  summary::after {
    content: '';
    flex: none;
    width: 18px;
    height: 18px;
    background:
      linear-gradient(currentcolor 0 0) center / 18px 2px no-repeat,
      linear-gradient(currentcolor 0 0) center / 2px 18px no-repeat;
  }
  details[open] summary::after {
    background-size: 18px 2px;
  }
  /* Forced colours remove gradients. */
  ${at.forced} {
    summary::after {
      content: '+';
      width: auto;
      height: auto;
    }
    details[open] summary::after {
      content: '–';
    }
  }
  details p {
    max-width: 34em;
    padding-bottom: ${space(6)};
    color: ${color.quiet};
  }
  ${at.desktop} {
    grid-template-columns: 1fr 1fr;
    h2 {
      ${layout.sticky(8)}
      align-self: start;
    }
  }
`;
