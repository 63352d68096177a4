import { styled } from 'styled-components';
import { Button } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, hairline, layout, print, radius, space, type, wide } from '@ritmi/shared/ui/tokens';
import { text } from '../text.js';

const Bar = styled.section`
  position: fixed;
  z-index: 25;
  inset: auto ${space(2)} calc(${layout.barHeight} + ${space(2)});
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border-radius: ${radius.picture};
  background: ${color.card};
  ${hairline()}
  ${wide} {
    inset: auto ${space(6)} ${space(6)} auto;
    gap: ${space(5)};
    max-width: 480px;
    padding: ${space(3)} ${space(3)} ${space(3)} ${space(5)};
  }
  &[hidden] {
    display: none;
  }
  ${print} {
    display: none;
  }
  p {
    flex: 1;
    font-size: ${type.size.small};
    line-height: 1.35;
  }
  > div {
    display: flex;
    flex: none;
    gap: ${space(2)};
  }
  button {
    padding-inline: ${space(3)};
  }
  /* A phone in landscape: one line. */
  @media (max-height: 460px) {
    inset: auto ${space(2)} calc(${layout.barHeight} + ${space(1)});
    max-width: none;
    padding: ${space(1)} ${space(1)} ${space(1)} ${space(4)};
  }
  @media (max-width: 359px) {
    display: grid;
    gap: ${space(1)};
    padding: ${space(2)};
    p {
      line-height: 1.25;
      text-wrap: wrap;
    }
    > div > button {
      flex: 1;
    }
  }
  /* At 200 % zoom one line less leaves the heading above it visible. */
  @media (max-width: 249px) {
    p {
      font-size: 0.75rem;
    }
  }
`;

export type ConsentChoice = 'accepted' | 'refused';

type ConsentProps = {
  /** Hidden until the browser's storage is read, by web/server/page/pageStart.ts or after hydration. */
  readonly isHidden: boolean;
  readonly onChoose: (choice: ConsentChoice) => void;
};

/** Asks whether visits may be counted. */
export function Consent({ isHidden, onChoose }: ConsentProps) {
  const { t } = useLanguage();
  return (
    <Bar data-consent hidden={isHidden} data-asks={isHidden ? undefined : ''} aria-label={t(text.consent)}>
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
