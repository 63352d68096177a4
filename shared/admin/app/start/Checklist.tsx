import { Check, Circle } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { EntityName } from '@ritmi/shared/domain/entities';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, space } from '@ritmi/shared/ui/tokens';
import { newPathOf } from '../../kit/model/entityText.js';
import { groupTitle } from './Lines.js';
import { beginText, startText } from './text.js';

const Steps = styled.section`
  h3 {
    ${groupTitle}
  }
  li {
    display: flex;
    gap: ${space(3)};
    align-items: center;
    min-height: 44px;
  }
  svg {
    flex: none;
    color: ${color.quiet};
  }
  a {
    padding-block: ${space(2)};
    font-weight: 600;
  }
  [data-done] {
    color: ${color.quiet};
  }
`;

const Hidden = styled.span`
  ${layout.visuallyHidden}
`;

type Step = keyof typeof beginText;

const steps: readonly Step[] = ['services', 'packages', 'contact', 'events', 'about/team', 'projects'];

/** What a new site needs, with a tick at what is there; nothing once all of it is. */
export function Checklist({ empty }: { readonly empty: readonly EntityName[] }) {
  const { t } = useLanguage();
  const titleId = useId();
  if (!steps.some((step) => empty.includes(step))) return null;
  return (
    <Steps aria-labelledby={titleId}>
      <h3 id={titleId}>{t(startText.begin)}</h3>
      <ul>
        {steps.map((step) => (
          <StepLine key={step} step={step} isDone={!empty.includes(step)} />
        ))}
      </ul>
    </Steps>
  );
}

type StepLineProps = { readonly step: Step; readonly isDone: boolean };

function StepLine({ step, isDone }: StepLineProps) {
  const { t } = useLanguage();
  const Icon = isDone ? Check : Circle;
  return (
    <li data-done={isDone || undefined}>
      <Icon aria-hidden size={20} />
      {isDone ? (
        <span>
          {t(beginText[step])}
          <Hidden>: {t(startText.done)}</Hidden>
        </span>
      ) : (
        <Link to={newPathOf(step)}>{t(beginText[step])}</Link>
      )}
    </li>
  );
}
