import { styled } from 'styled-components';
import { demoNotes, proof, questions, voices } from '@ritmi/shared/domain/brand/proof';
import { InsetSection } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, layout, space, type } from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

const Block = styled(InsetSection)`
  ${layout.grid(8, 16)}
  /* The note that the content above is made up for the demo. */
  small {
    margin-top: ${space(4)};
  }
`;

/** How many nights there have been, and where. */
export function Proof() {
  const { t } = useLanguage();
  return (
    <Numbers aria-labelledby="proof">
      <h2 id="proof">
        <b>{thousands(proof.nights)}</b> {t(text.nights)}
      </h2>
      <div>
        <p>{proof.towns}</p>
        <small>{t(demoNotes.numbers)}</small>
      </div>
    </Numbers>
  );
}

/** Groups digits with a narrow no-break space: `1 240`. */
function thousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '\u202f');
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

/** Three testimonials, each further to the right than the one before. */
export function Testimonials() {
  const { t } = useLanguage();
  return (
    <Steps aria-labelledby="voices">
      <h2 id="voices">{t(text.voices)}</h2>
      {voices.map(({ words, name, event }, index) => (
        <figure key={name} style={{ '--step': index }}>
          <blockquote>“{t(words)}”</blockquote>
          <figcaption>
            {name}. {t(event)}
          </figcaption>
        </figure>
      ))}
      <small>{t(demoNotes.voices)}</small>
    </Steps>
  );
}

const Steps = styled(Block)`
  gap: ${space(12)};
  h2 {
    ${type.caption}
    letter-spacing: 0;
    word-spacing: 0;
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
export function Questions() {
  const { t } = useLanguage();
  return (
    <Columns aria-labelledby="questions">
      <h2 id="questions">{t(text.questions)}</h2>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question.en}>
            <summary>{t(question)}</summary>
            <p>{t(answer)}</p>
          </details>
        ))}
        <small>{t(demoNotes.answers)}</small>
      </div>
    </Columns>
  );
}

const Columns = styled(Block)`
  details {
    border-top: 1px solid ${color.line};
  }
  details:last-of-type {
    border-bottom: 1px solid ${color.line};
  }
  summary {
    display: flex;
    gap: ${space(4)};
    align-items: center;
    justify-content: space-between;
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
    /* GlobalStyle hides other summaries in print. */
    ${at.print} {
      display: block !important;
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
    grid-template-columns: 5fr 7fr;
    h2 {
      ${layout.sticky(8)}
      align-self: start;
    }
  }
`;
