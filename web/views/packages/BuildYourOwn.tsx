import { useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { usePriceText } from '@ritmi/shared/cards/prices';
import { byOrder } from '@ritmi/shared/domain/order';
import { shownPrice } from '@ritmi/shared/domain/services/rules';
import type { ShownService } from '@ritmi/shared/domain/services/schema';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { EmptyState } from '@ritmi/shared/ui/Block';
import { Button } from '@ritmi/shared/ui/Button';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Media } from '@ritmi/shared/ui/media/Media';
import { Loading, RingOfLights } from '@ritmi/shared/ui/Ring';
import { at, color, hover, layout, motion, radius, space, surface, type } from '@ritmi/shared/ui/tokens';
import { belowHall, roomForHall } from './choosing.js';
import { lightOf } from '../../hall/lights.js';
import { text } from './text.js';

const Form = styled.form`
  ${layout.grid(6)}
  min-height: 420px;
  padding: ${space(2)} ${layout.gutter} ${space(10)};
  ${at.desktop} {
    grid-area: 1 / 1;
    padding-right: ${space(14)};
  }
  legend {
    padding: ${space(4)} 0;
    ${at.desktop} {
      padding-top: 0;
    }
  }
`;

type BuildYourOwnProps = {
  /** Null while they load. */
  readonly services: readonly ShownService[] | null;
  readonly chosenIds: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
  /** Set while the notice covers the form. */
  readonly isInert: boolean;
};

export function BuildYourOwn(props: BuildYourOwnProps) {
  const { services, chosenIds, onChoose, isInert } = props;
  const { t } = useLanguage();
  const form = useRef<HTMLFormElement>(null);

  function handleChange() {
    if (form.current) onChoose(new FormData(form.current).getAll('serviceIds').map(String));
  }
  // React fires no event for a box that was ticked before hydration.
  const readFirst = useEffectEvent(handleChange);
  // Until the services are loaded there are no boxes, and what the address names stays chosen.
  const hasBoxes = services !== null && services.length > 0;
  useEffect(() => {
    if (hasBoxes) readFirst();
  }, [hasBoxes]);

  return (
    // Without JavaScript the form is submitted to the same page, which then shows the total.
    <Form ref={form} method="get" inert={isInert}>
      <input type="hidden" name="krijo" value="po" />
      {!services && <Loading label={t(text.loadingServices)} />}
      {services?.length === 0 && <EmptyState>{t(text.noServices)}</EmptyState>}
      {hasBoxes && (
        <fieldset>
          <legend>{t(text.choose)}</legend>
          {[...services].sort(byOrder).map((service) => (
            <ServiceChoice
              key={service.id}
              service={service}
              isChosen={chosenIds.includes(service.id)}
              onChange={handleChange}
            />
          ))}
        </fieldset>
      )}
      <noscript>
        <Button type="submit">{t(text.calculate)}</Button>
      </noscript>
    </Form>
  );
}

const Choice = styled.label`
  ${layout.grid(4)}
  grid-template-columns: clamp(72px, 11vw, 132px) minmax(0, 1fr) auto;
  align-items: center;
  cursor: pointer;
  ${layout.ruled(3)}
  @media (max-width: 20em) {
    grid-template-columns: 48px minmax(0, 1fr) auto;
    gap: ${space(2)};
  }
  > picture,
  > video {
    border-radius: ${radius.picture};
    opacity: 0.5;
    transition: opacity ${motion.enter};
  }
  /* Not below what sticks at the top and the bottom. */
  input {
    scroll-margin-block: ${roomForHall} ${space(20)};
  }
  &:has(:checked) > :is(picture, video) {
    opacity: 1;
  }
  /* Over the picture only: the label takes the presses on the words. */
  > :is(picture, video, input) {
    grid-area: 1 / 1;
  }
  input {
    ${layout.fill}
    margin: 0;
    opacity: 0;
  }
  ${hover.card}
  &:has(:focus-visible) {
    ${surface.focusRing}
  }
  > span {
    ${layout.grid(1)}
    ${at.wide} {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: ${space(6)};
      align-items: center;
    }
  }
  b {
    ${type.heading}
    font-size: ${type.size.h3};
    line-height: 1.15;
  }
  data {
    white-space: nowrap;
  }
  span span {
    font-weight: 700;
    color: ${color.quiet};
    ${at.wide} {
      font-size: ${type.size.lead};
    }
  }
  /* A dot that is red when the box is ticked. */
  > i {
    width: 24px;
    height: 24px;
    margin-inline: ${space(2)} ${space(1)};
    border: 2px solid ${color.quiet};
    border-radius: 50%;
    transition: background-color ${motion.feedback};
  }
  :checked ~ i {
    border-color: ${color.accent};
    ${surface.mark}
  }
`;

type ServiceChoiceProps = {
  readonly service: ShownService;
  readonly isChosen: boolean;
  readonly onChange: () => void;
};

function ServiceChoice({ service, isChosen, onChange }: ServiceChoiceProps) {
  const { t } = useLanguage();
  const { logo } = useAgency();
  const priceText = usePriceText();
  const price = shownPrice(service);
  return (
    <Choice>
      <Media src={service.image} ratio="3 / 2" sizes="132px" fallback={logo} />
      <span>
        <Content as="b">{service.title}</Content>
        <span>{price === null ? t(text.contactPrice) : <data value={price}>{priceText(price)}</data>}</span>
      </span>
      <input
        type="checkbox"
        name="serviceIds"
        value={service.id}
        checked={isChosen}
        onChange={onChange}
        {...lightOf(service.light)}
      />
      <i aria-hidden />
    </Choice>
  );
}

/** Shown in place of the summary while nothing is chosen. */
export function NothingChosen({ count }: { readonly count: number }) {
  const { t } = useLanguage();
  return (
    <Empty>
      <RingOfLights lit={Array.from({ length: count }, () => false)} />
      <p>{t(text.chooseOne)}</p>
    </Empty>
  );
}

const Empty = styled.div`
  ${layout.grid(4)}
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  align-content: start;
  padding: ${space(4)} ${layout.gutter} ${space(10)};
  color: ${color.quiet};
  font-size: ${type.size.lead};
  > svg {
    width: 44px;
  }
  /* Where the summary's ring and number will be. */
  ${at.desktop} {
    ${belowHall}
    padding: ${space(2)} 0 0;
    > svg {
      width: 72px;
    }
  }
  ${layout.screenOnly}
`;
