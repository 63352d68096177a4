import { styled } from 'styled-components';
import { type ContentText, plainText } from '@ritmi/shared/domain/content';
import { lineTotal } from '@ritmi/shared/domain/enquiries/total';
import { formatPrice, inLek } from '@ritmi/shared/domain/money';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, space, type } from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

type Line = {
  readonly title: ContentText;
  readonly quantity: number;
  /** For one piece, in euro; null when the price is hidden. */
  readonly amount: string | null;
  /** What changed in it. */
  readonly mark?: string | undefined;
  readonly isRemoved?: boolean;
};

type AmountsProps = {
  readonly lines: readonly Line[];
  readonly discount: string | null;
  readonly total: string | null;
  /** Missing where amounts are shown in euro only. */
  readonly lekPerEuro?: string | undefined;
};

/** Lines with their amounts, as a table with the total at its foot. */
export function Amounts({ lines, discount, total, lekPerEuro }: AmountsProps) {
  const { t } = useLanguage();
  const hasDiscount = discount !== null && !/^0+(\.0+)?$/.test(discount);
  return (
    <Table>
      <tbody>
        {lines.map(({ title, quantity, amount, mark, isRemoved }, index) => (
          // Lines may be equal.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={`${index} ${plainText(title)}`}>
            <th scope="row">
              {isRemoved ? <Content as="s">{title}</Content> : <Content>{title}</Content>}
              {quantity > 1 && ` × ${quantity}`}
              {mark && ' '}
              {mark && <Mark>{mark}</Mark>}
            </th>
            <td>
              {amount !== null && !isRemoved && (
                <Amount>{lineText(lineTotal({ quantity, amount }), lekPerEuro)}</Amount>
              )}
            </td>
          </tr>
        ))}
        {hasDiscount && (
          <tr>
            <th scope="row">{t(text.discount)}</th>
            <td>
              <Amount>{`−${discount} €`}</Amount>
            </td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t(text.total)}</th>
          <td>{total === null ? t(text.onRequest) : <Amount>{formatPrice(total, lekPerEuro)}</Amount>}</td>
        </tr>
      </tfoot>
    </Table>
  );
}

/** A rebate is no price: like the discount it is in euro alone, with a sign as long as a plus. */
function lineText(amount: string, lekPerEuro: string | undefined): string {
  return amount.startsWith('-') ? `−${amount.slice(1)} €` : `${amount} €${inLek(amount, lekPerEuro)}`;
}

/** Breaks between euro and lek only. */
function Amount({ children }: { readonly children: string }) {
  const [euro, lek] = children.split(' · ');
  if (lek === undefined) return <span>{euro}</span>;
  return (
    <>
      <span>{euro} ·</span> <span>{lek}</span>
    </>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th {
    font-weight: 500;
    text-align: left;
  }
  td {
    padding-left: ${space(4)};
    text-align: right;
  }
  td > span {
    white-space: nowrap;
  }
  tr > * {
    padding-block: ${space(3)};
    border-top: 1px solid ${color.line};
  }
  tfoot tr > * {
    padding-top: ${space(5)};
    border-top-color: ${color.text};
    font-size: ${type.size.h3};
    font-weight: 700;
  }
`;

const Mark = styled.mark`
  ${type.label}
  ${layout.wrap(0)}
  display: inline;
  margin-left: ${space(3)};
  background: none;
  color: ${color.accentText};
`;
