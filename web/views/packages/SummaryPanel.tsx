import { ChevronUp, X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Offer } from '@ritmi/shared/cards/offer';
import { enquiryPath } from '@ritmi/shared/domain/enquiry/request';
import { usePriceText } from '@ritmi/shared/cards/prices';
import { formatEuro } from '@ritmi/shared/domain/money';
import { shownPrice } from '@ritmi/shared/domain/services/rules';
import type { ShownService } from '@ritmi/shared/domain/services/schema';
import { ActionLink, Button } from '@ritmi/shared/ui/Button';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { RingOfLights } from '@ritmi/shared/ui/Ring';
import { at, color, layout, space, type } from '@ritmi/shared/ui/tokens';
import { belowHall, heightBelowHall } from './choosing.js';
import { Count, narrow } from './summaryCount.js';
import { text } from './text.js';

type SummaryPanelProps = {
  /** All services; each has a dot in the ring. */
  readonly services: readonly ShownService[];
  readonly chosen: readonly ShownService[];
  /** The chosen services as one offer. */
  readonly offer: Offer;
  /** Address of the page with nothing chosen, including the language; for browsers without JavaScript. */
  readonly clearHref: string;
  readonly onClear: () => void;
  readonly onShow: () => void;
};

/** The chosen services and their total, beside the list. On a phone it is one line in place of the bottom bar. */
export function SummaryPanel(props: SummaryPanelProps) {
  const { services, chosen, offer, clearHref, onClear, onShow } = props;
  const { price } = offer;
  const { t, to } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const priceText = usePriceText();
  const amount = (euro: string | null) => (euro === null ? t(text.contactPrice) : priceText(euro));
  return (
    <Panel aria-label={t(text.summary)} data-replaces-bar>
      <Count>
        <RingOfLights lit={services.map((service) => chosen.includes(service))} />
        <h2>
          <output>{chosen.length}</output>
          <span>{t(text.selected)}</span>
        </h2>
      </Count>
      <div id="summary-details" role="region" aria-label={t(text.details)} data-open={isOpen}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It may scroll, so the keyboard must reach it. */}
        <ul tabIndex={0}>
          {chosen.map((service) => (
            <li key={service.id}>
              <Content as="span">{service.title}</Content>
              <span>{amount(shownPrice(service))}</span>
            </li>
          ))}
        </ul>
        {!price.hidden && (
          <p>
            <span>{t(text.discount)}</span>
            <span>{price.discount === '0.00' ? formatEuro('0') : `−${formatEuro(price.discount)}`}</span>
          </p>
        )}
      </div>
      <p>
        <span>{t(text.total)}</span>
        <span>{amount(price.total)}</span>
      </p>
      <Button
        $kind="quiet"
        $small
        aria-label={t(text.details)}
        aria-expanded={isOpen}
        aria-controls="summary-details"
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronUp aria-hidden size={20} />
      </Button>
      <ActionLink $kind="quiet" $small href={clearHref} onPress={onClear}>
        <X aria-hidden size={20} />
        <span>{t(text.clear)}</span>
      </ActionLink>
      <div>
        <Button onClick={onShow}>{t(text.show)}</Button>
        <noscript>
          <a href={to(enquiryPath(offer.asked))}>{t(text.askUs)}</a>
        </noscript>
      </div>
    </Panel>
  );
}

const Panel = styled.aside`
  position: sticky;
  ${layout.grid(3)}
  align-self: start;
  li,
  p {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
    padding-block: ${space(1)};
  }
  :is(li, p) > :last-child {
    font-weight: 700;
    flex: none;
  }
  /* The services scroll, the discount below them does not. */
  > [data-open] {
    ${layout.grid(2)}
    grid-template-rows: minmax(0, 1fr) auto;
  }
  ul {
    overflow-y: auto;
    padding-block: ${space(2)};
    border-block: 1px solid ${color.line};
  }
  /* The total. */
  > p {
    align-items: baseline;
    > :last-child {
      font-size: ${type.size.h3};
    }
  }
  > div:last-child {
    display: grid;
  }
  > [aria-expanded='true'] svg {
    rotate: 180deg;
  }
  @media (scripting: none) {
    > button {
      display: none;
    }
  }
  ${at.desktop} {
    ${belowHall}
    max-height: ${heightBelowHall};
    grid-template-rows: auto minmax(0, 1fr);
    margin-bottom: ${space(10)};
    > p {
      padding-top: ${space(3)};
      border-top: 1px solid ${color.text};
      > :last-child {
        font-size: ${type.size.h2};
        line-height: 1.1;
      }
    }
    > button,
    > a svg {
      display: none;
    }
    > a {
      order: 1;
      justify-self: center;
    }
  }
  ${narrow} {
    z-index: 31;
    bottom: 0;
    grid-template-columns: auto 1fr repeat(3, auto);
    gap: 0 ${space(1)};
    align-items: center;
    min-height: calc(60px + env(safe-area-inset-bottom));
    padding: ${space(1)} ${layout.gutter} calc(${space(1)} + env(safe-area-inset-bottom));
    border-top: 1px solid ${color.line};
    background: ${color.raised};
    > [data-open] {
      grid-area: 1 / 1 / auto / -1;
      max-height: 50svh;
      padding-block: ${space(2)};
    }
    > [data-open='false'] {
      display: none;
      @media (scripting: none) {
        display: grid;
      }
    }
    ul {
      border-top: 0;
    }
    > p > :first-child,
    > a span {
      ${layout.visuallyHidden}
    }
    > p > :last-child {
      white-space: nowrap;
    }
    > button,
    > a {
      min-width: 44px;
    }
    > div > button {
      min-height: 44px;
      padding-inline: ${space(3)};
      font-size: 0.9375rem;
      white-space: nowrap;
    }
    @media (max-width: 400px) {
      > p > :last-child {
        font-size: 1.0625rem;
      }
    }
    /* Zoomed in on a phone, the button gets a line of its own. */
    @media (max-width: 371px) {
      grid-template-columns: auto 1fr repeat(2, auto);
      > div:last-child {
        grid-column: 1 / -1;
      }
    }
  }
`;
