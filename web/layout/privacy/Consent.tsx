import { styled } from 'styled-components';
import { Button } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, radius, space, type, wide } from '@ritmi/shared/ui/tokens';
import { type ConsentChoice } from './consentChoice.js';
import { text } from '../text.js';

const Bar = styled.section`
  position: fixed;
  z-index: 25;
  inset: auto ${space(2)} calc(${layout.barHeight} + ${space(2)});
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  max-width: 560px;
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.picture};
  background: ${color.card};
  box-shadow: inset 0 0 0 1px ${color.line};
  ${wide} {
    inset: auto ${space(6)} ${space(6)} auto;
  }
  p {
    flex: 1 1 220px;
    font-size: ${type.size.small};
    line-height: 1.4;
  }
  > div {
    display: flex;
    gap: ${space(2)};
  }
  @media (max-height: 460px) {
    max-width: none;
    padding: ${space(1)} ${space(3)};
    p {
      line-height: 1.2;
    }
  }
`;

/** Asks once whether visits may be counted; one step either way. */
export function Consent({ onChoose }: { readonly onChoose: (choice: ConsentChoice) => void }) {
  const { t } = useLanguage();
  return (
    <Bar aria-label={t(text.consent)}>
      <p>{t(text.consentText)}</p>
      <div>
        <Button $small $kind="plain" onClick={() => onChoose('accepted')}>
          {t(text.accept)}
        </Button>
        <Button $small $kind="plain" onClick={() => onChoose('refused')}>
          {t(text.refuse)}
        </Button>
      </div>
    </Bar>
  );
}
