import { type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePriceText } from '@ritmi/shared/cards/prices';
import { askedParameters, choicePath } from '@ritmi/shared/domain/enquiry/request';
import { formatEuro } from '@ritmi/shared/domain/money';
import { priceOf, showsOriginalPrice } from '@ritmi/shared/domain/packages/price';
import type { ShownService } from '@ritmi/shared/domain/services/schema';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { Button, TextLink } from '@ritmi/shared/ui/Button';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useRememberedChoice } from '../../enquiry/remembered.js';
import { text as enquiryText } from '../../enquiry/text.js';
import { CountRing } from '../../hall/CountRing.js';
import { Hall } from '../../hall/Hall.js';
import { lightOf } from '../../hall/lights.js';
import { text } from '../../hall/text.js';
import { Head, Lamps, Stage, Sum } from './deskParts.js';

/** The price is empty when it is hidden. */
export type DeskService = Pick<ShownService, 'id' | 'title' | 'light' | 'price'>;

/** More do not fit below the hall; the page of packages has all. */
const longestDesk = 10;

/** The services whose light the hall can show, in their order. */
export function servicesOnDesk<S extends DeskService>(services: readonly S[]): readonly S[] {
  return services.filter(({ light }) => light !== 'none').slice(0, longestDesk);
}

type HallDeskProps = { readonly services: readonly DeskService[] };

/** The dark hall and its desk: each chosen service adds its light and its price. Part of the form of an enquiry. */
export function HallDesk({ services }: HallDeskProps) {
  const { t, to } = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const { chosenIds, firstIds, handleChange } = useChosenIds(list);
  const chosen = services.filter(({ id }) => chosenIds.includes(id));
  const price = priceOf(
    chosen.map((service) => ({ ...service, hidePrice: service.price === '' })),
    useAgency().discountPerService,
  );
  const priceText = usePriceText();
  const ids = chosen.map(({ id }) => id);
  return (
    <Stage>
      <Hall lights={chosen.map(({ light }) => light)} sizes="100vw" />
      <Head>
        <h2>{t(text.heading)}</h2>
        <p>{t(text.lead)}</p>
      </Head>
      <Lamps ref={list} aria-label={t(text.heading)} onChange={handleChange}>
        {services.map((service) => (
          <li key={service.id}>
            <label>
              <input
                type="checkbox"
                name={askedParameters.services}
                value={service.id}
                defaultChecked={firstIds.includes(service.id)}
                {...lightOf(service.light)}
              />
              <Content as="b">{service.title}</Content>{' '}
              <span>{service.price === '' ? t(text.contactPrice) : priceText(service.price)}</span>
            </label>
          </li>
        ))}
      </Lamps>
      <Sum>
        <div>
          <CountRing of={services.length} lit={chosen.length} />
          <output>{chosen.length}</output>
        </div>
        <p>
          <span>
            {t(text.total)}
            {showsOriginalPrice(price) && price.discount && <i> −{formatEuro(price.discount)}</i>}
          </span>{' '}
          <strong>{price.hidden ? t(text.contactPrice) : priceText(price.total)}</strong>
        </p>
        <TextLink href={to(choicePath(ids))}>{t(text.show)}</TextLink>
        <Button type="submit">{t(enquiryText.ask)}</Button>
      </Sum>
    </Stage>
  );
}

/** The ids of the checked boxes in a list. They are uncontrolled: what was ticked before hydration counts too. */
function useChosenIds(list: RefObject<HTMLUListElement | null>) {
  const { first, remember } = useRememberedChoice();
  const [chosenIds, setIds] = useState(first);
  function read() {
    const checked = list.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [];
    const ids = [...checked].map(({ value }) => value);
    startTransition(() => setIds(ids));
    remember(ids);
  }
  const readFirst = useEffectEvent(read);
  useEffect(() => queueMicrotask(() => readFirst()), []);
  return { chosenIds, firstIds: first, handleChange: read };
}
