import { styled } from 'styled-components';
import { formatEuro } from '@ritmi/shared/domain/money';
import { priceOf } from '@ritmi/shared/domain/packages/price';
import { shownPrice } from '@ritmi/shared/domain/services/rules';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { Button, ButtonLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { pressOnSpace } from '@ritmi/shared/ui/Button';
import {
  color,
  desktop,
  forced,
  hairline,
  layout,
  mark,
  print,
  radius,
  space,
  tablet,
  type,
  wide,
} from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

const Panel = styled.aside`
  /* Floats over the list while that is longer than the window, and comes to rest after it: the page's end stays in reach. */
  position: sticky;
  z-index: 24;
  bottom: calc(${layout.barHeight} + ${space(2)});
  align-self: end;
  margin-inline: ${space(2)};
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border-radius: ${radius.picture};
  background: ${color.card};
  ${hairline()}
  ${wide} {
    bottom: ${space(6)};
    gap: ${space(2)};
    width: 360px;
    margin-inline: auto ${layout.gutter};
  }
  ${desktop} {
    gap: ${space(3)};
    margin: 0 0 ${space(10)};
  }
  ${print} {
    position: static;
  }
  ul {
    display: grid;
    max-height: min(22vh, 180px);
    overflow-y: auto;
    /* Beside two columns of services: two of the chosen, so that it covers as few of the rest. */
    ${tablet} {
      max-height: 62px;
    }
  }
  @media (max-height: 560px) {
    gap: ${space(1)};
    padding: ${space(2)} ${space(3)};
    ul {
      display: none;
    }
  }
  /* Zoomed in on a phone it would cover the list that it sums up. */
  @media (max-width: 20em) and (max-height: 560px) {
    position: static;
  }
  @media (max-height: 460px) and (min-width: 600px) {
    grid-template-columns: auto 1fr auto;
    column-gap: ${space(4)};
    align-items: center;
    width: auto;
    margin-inline: ${layout.gutter};
    > button {
      padding-inline: ${space(3)};
    }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  h2 {
    ${type.label}
    letter-spacing: 0;
  }
  > a {
    flex: none;
  }
  output {
    display: inline-grid;
    place-items: center;
    min-width: 28px;
    height: 28px;
    margin-right: ${space(2)};
    border-radius: ${radius.pill};
    ${mark}
    color: ${color.onAccent};
    ${forced} {
      color: HighlightText;
    }
  }
`;

const Row = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${space(4)};
  padding-block: ${space(1)};
  font-size: ${type.size.small};
  span:last-child {
    ${type.price}
    flex: none;
  }
`;

const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(1)} ${space(4)};
  padding-top: ${space(3)};
  border-top: 1px solid ${color.line};
  dd {
    ${type.price}
    text-align: right;
  }
  dt:last-of-type,
  dd:last-of-type {
    font-size: ${type.size.lead};
    font-weight: 750;
  }
  @media (max-height: 460px) and (min-width: 600px) {
    padding: 0;
    border: 0;
    dt,
    dd {
      white-space: nowrap;
    }
  }
`;

type SummaryPanelProps = {
  readonly chosen: readonly Service[];
  /** The page with nothing chosen, for browsers without JavaScript; with the language. */
  readonly clearHref: string;
  /** The contact step with the choice, with the language. */
  readonly contactHref: string;
  readonly onClear: () => void;
  readonly onShow: () => void;
};

/** A count, a list and a total, beside what is being chosen. */
export function SummaryPanel({ chosen, clearHref, contactHref, onClear, onShow }: SummaryPanelProps) {
  const { t, contentLang } = useLanguage();
  const price = priceOf(chosen);
  const amount = (euro: string | null) => (euro === null ? t(text.contactPrice) : formatEuro(euro));
  return (
    <Panel aria-label={t(text.summary)}>
      <Head>
        <h2>
          <output>{chosen.length}</output>
          {t(text.selected)}
        </h2>
        <ButtonLink
          $kind="quiet"
          $small
          role="button"
          data-vike="false"
          onKeyDown={pressOnSpace}
          href={clearHref}
          onClick={(event) => {
            event.preventDefault();
            onClear();
          }}
        >
          {t(text.clear)}
        </ButtonLink>
      </Head>
      <ul>
        {chosen.map((service) => (
          <Row key={service.id}>
            <span lang={contentLang}>{service.title}</span>
            <span>{amount(shownPrice(service))}</span>
          </Row>
        ))}
      </ul>
      <Sums>
        {!price.hidden && (
          <>
            <dt>{t(text.discount)}</dt>
            <dd>{price.discount === '0.00' ? formatEuro('0') : `−${formatEuro(price.discount)}`}</dd>
          </>
        )}
        <dt>{t(text.total)}</dt>
        <dd>{amount(price.total)}</dd>
      </Sums>
      <Button onClick={onShow}>{t(text.show)}</Button>
      <noscript>
        <a href={contactHref}>{t(text.askUs)}</a>
      </noscript>
    </Panel>
  );
}
