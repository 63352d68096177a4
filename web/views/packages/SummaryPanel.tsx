import { ChevronUp, X } from 'lucide-react';
import { useState } from 'react';
import { formatEuro } from '@ritmi/shared/domain/money';
import { priceOf } from '@ritmi/shared/domain/packages/price';
import { shownPrice } from '@ritmi/shared/domain/services/rules';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { Button, ButtonLink, pressOnSpace } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { RingOfLights } from '@ritmi/shared/ui/Ring';
import { Clear, Count, Details, Empty, Panel, Row, Show, Toggle, Total } from './summaryStyles.js';
import { text } from './text.js';

type SummaryPanelProps = {
  /** All services; each has a dot in the ring. */
  readonly services: readonly Service[];
  readonly chosen: readonly Service[];
  /** The page with nothing chosen, for browsers without JavaScript, including the language. */
  readonly clearHref: string;
  /** The contact page with the choice, including the language. */
  readonly contactHref: string;
  readonly onClear: () => void;
  readonly onShow: () => void;
};

/** The chosen services and their total, beside the list. On a phone it is one line in place of the bottom bar. */
export function SummaryPanel(props: SummaryPanelProps) {
  const { services, chosen, clearHref, contactHref, onClear, onShow } = props;
  const { t, contentLang } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const price = priceOf(chosen);
  const amount = (euro: string | null) => (euro === null ? t(text.contactPrice) : formatEuro(euro));
  return (
    <Panel aria-label={t(text.summary)} data-replaces-bar>
      <Count>
        <RingOfLights lit={lightsOf(services.map((service) => chosen.includes(service)))} />
        <h2>
          <output>{chosen.length}</output>
          <span>{t(text.selected)}</span>
        </h2>
      </Count>
      <Details id="summary-details" data-open={isOpen}>
        <ul>
          {chosen.map((service) => (
            <Row as="li" key={service.id}>
              <span lang={contentLang}>{service.title}</span>
              <span>{amount(shownPrice(service))}</span>
            </Row>
          ))}
        </ul>
        {!price.hidden && (
          <Row>
            <span>{t(text.discount)}</span>
            <span>{price.discount === '0.00' ? formatEuro('0') : `−${formatEuro(price.discount)}`}</span>
          </Row>
        )}
      </Details>
      <Total>
        <span>{t(text.total)}</span>
        <span>{amount(price.total)}</span>
      </Total>
      <Toggle
        $kind="quiet"
        $small
        aria-label={t(text.details)}
        aria-expanded={isOpen}
        aria-controls="summary-details"
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronUp aria-hidden size={20} />
      </Toggle>
      <Clear>
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
          <X aria-hidden size={20} />
          <span>{t(text.clear)}</span>
        </ButtonLink>
      </Clear>
      <Show>
        <Button onClick={onShow}>{t(text.show)}</Button>
        <noscript>
          <a href={contactHref}>{t(text.askUs)}</a>
        </noscript>
      </Show>
    </Panel>
  );
}

/** Shown in place of the summary while nothing is chosen. */
export function NothingChosen({ count }: { readonly count: number }) {
  const { t } = useLanguage();
  return (
    <Empty>
      <RingOfLights lit={lightsOf(Array.from({ length: count }, () => false))} />
      <p>{t(text.chooseOne)}</p>
    </Empty>
  );
}

/** Which dots of the ring are lit. A ring has at least eight dots. */
function lightsOf(lit: readonly boolean[]): readonly boolean[] {
  return [...lit, ...Array.from({ length: Math.max(0, 8 - lit.length) }, () => false)];
}
