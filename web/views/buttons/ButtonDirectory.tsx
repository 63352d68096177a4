import { useState } from 'react';
import { styled } from 'styled-components';
import { anyCategory, categoriesOf, isSafePath } from '@ritmi/shared/domain/buttons/rules';
import { Container, EmptyState } from '@ritmi/shared/ui/Block';
import { pill } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Ring } from '@ritmi/shared/ui/Ring';
import { ArrowShape } from '@ritmi/shared/ui/Strip';
import { color, layout, space, type } from '@ritmi/shared/ui/tokens';
import { DateLine } from '../../enquiry/DateLine.js';
import { text } from './text.js';

/** A button in the browser's storage. Older versions of the admin may have stored any category. */
export type SavedButton = {
  readonly text: string;
  readonly path: string;
  readonly category: string;
};

export function ButtonDirectory({ buttons }: { readonly buttons: readonly SavedButton[] }) {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState<string>(anyCategory);
  const categories = categoriesOf(buttons);
  const shown = buttons.filter(({ category }) => chosen === anyCategory || category === chosen);
  return (
    <Container>
      {buttons.length > 0 && (
        <Filter role="group" aria-label={t(text.filter)}>
          {categories.map((category) => (
            <button
              key={category}
              type="button"
              aria-pressed={category === chosen}
              onClick={() => setChosen(category)}
            >
              <Ring size={16} />
              {category}
            </button>
          ))}
        </Filter>
      )}
      {shown.length === 0 && (
        <>
          <EmptyState>{t(text.empty)}</EmptyState>
          <DateLine />
        </>
      )}
      <Cards>
        {shown.map((button, index) => (
          // Stored ids may repeat.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <h2>{button.text}</h2>
            <p>{button.category}</p>
            {isSafePath(button.path) && (
              <a href={button.path.trim()}>
                {t(text.open)} {button.path.trim()} <ArrowShape />
              </a>
            )}
          </li>
        ))}
      </Cards>
    </Container>
  );
}

const Filter = styled.div`
  ${layout.wrap(2)}
  margin-bottom: ${space(8)};
  button {
    ${pill}
    ${type.label}
    text-transform: capitalize;
  }
`;

const Cards = styled.ul`
  ${layout.grid(4)}
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  li {
    display: grid;
    align-content: start;
    padding: ${space(5)} 0 ${space(8)};
    border-top: 1px solid ${color.line};
  }
  h2 {
    font-size: ${type.size.h2};
  }
  p {
    margin-block: ${space(1)} ${space(4)};
    color: ${color.quiet};
  }
  a {
    ${layout.touchTarget}
    gap: ${space(2)};
    font-weight: 600;
  }
`;
