import { styled } from 'styled-components';
import { proof } from '@ritmi/shared/domain/brand/proof';
import { Section } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, desktop, layout, space, type } from '@ritmi/shared/ui/tokens';
import { DemoNote } from './DemoNote.js';
import { text } from './text.js';

/** How many nights there have been, and where. */
export function Proof() {
  const { t } = useLanguage();
  return (
    <Band aria-labelledby="proof">
      <h2 id="proof">
        <b>{thousands(proof.nights)}</b> {t(text.nights)}
      </h2>
      <div>
        <Towns>{proof.towns}</Towns>
        <DemoNote of="numbers" />
      </div>
    </Band>
  );
}

/** Groups digits with a narrow no-break space: `1 240`. */
function thousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '\u202f');
}

const Band = styled(Section)`
  display: grid;
  gap: ${space(8)} ${space(16)};
  padding-inline: ${layout.gutter};
  h2 {
    font-size: ${type.size.h2};
    b {
      display: block;
      margin-left: -0.03em;
      font-size: min(clamp(6rem, 1rem + 22vw, 19rem), 30vw);
      font-weight: inherit;
      letter-spacing: -0.05em;
      line-height: 0.85;
    }
  }
  ${desktop} {
    grid-template-columns: 8fr 4fr;
    align-items: end;
  }
`;

const Towns = styled.p`
  max-width: 26em;
  color: ${color.quiet};
  font-size: ${type.size.lead};
  line-height: 1.5;
  text-wrap: balance;
`;
