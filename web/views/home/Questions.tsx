import { styled } from 'styled-components';
import { questions } from '@ritmi/shared/domain/brand/proof';
import { Section } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, desktop, forced, layout, print, space, type, withMouse } from '@ritmi/shared/ui/tokens';
import { DemoNote } from './DemoNote.js';
import { text } from './text.js';

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
        <DemoNote of="answers" />
      </div>
    </Columns>
  );
}

const Columns = styled(Section)`
  display: grid;
  gap: ${space(8)} ${space(16)};
  padding-inline: ${layout.gutter};
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
    ${withMouse} {
      &:hover {
        color: ${color.accentText};
      }
    }
    /* GlobalStyle hides other summaries in print. */
    ${print} {
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
    background: linear-gradient(currentcolor 0 0) center / 18px 2px no-repeat;
  }
  /* Forced colours remove gradients. */
  ${forced} {
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
  ${desktop} {
    grid-template-columns: 5fr 7fr;
    h2 {
      position: sticky;
      top: calc(${layout.headerHeight} + ${space(8)});
      align-self: start;
    }
  }
`;
