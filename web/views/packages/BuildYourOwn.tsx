import { useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { brand } from '@ritmi/shared/domain/brand/brand';
import { formatEuro } from '@ritmi/shared/domain/money';
import { byOrder } from '@ritmi/shared/domain/order';
import { shownPrice } from '@ritmi/shared/domain/services/rules';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { EmptyState } from '@ritmi/shared/ui/Block';
import { Button } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Media } from '@ritmi/shared/ui/media/Media';
import {
  color,
  focusRing,
  layout,
  mark,
  motion,
  radius,
  space,
  type,
  wide,
  withMouse,
} from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  min-height: 420px;
  padding: ${space(2)} ${layout.gutter} ${space(10)};
  fieldset {
    display: grid;
    gap: ${space(3)};
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
    ${wide} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  legend {
    padding: 0 0 ${space(4)};
  }
`;

type BuildYourOwnProps = {
  readonly services: readonly Service[];
  readonly chosenIds: ReadonlySet<string>;
  /** Where the form leads without JavaScript, with the language: the same page, which then shows the total. */
  readonly action: string;
  readonly onToggle: (id: string, isChosen: boolean) => void;
  /** What is hidden behind the notice cannot be reached. */
  readonly isBehind: boolean;
};

export function BuildYourOwn(props: BuildYourOwnProps) {
  const { services, chosenIds, action, onToggle, isBehind } = props;
  const { t } = useLanguage();
  return (
    <Form method="get" action={action} inert={isBehind}>
      <input type="hidden" name="krijo" value="po" />
      {services.length === 0 ? (
        <EmptyState>{t(text.noServices)}</EmptyState>
      ) : (
        <fieldset>
          <legend>{t(text.choose)}</legend>
          {[...services].sort(byOrder).map((service) => (
            <ServiceChoice
              key={service.id}
              service={service}
              isChosen={chosenIds.has(service.id)}
              onChange={(isChosen) => onToggle(service.id, isChosen)}
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
  position: relative;
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) auto;
  gap: ${space(4)};
  align-items: center;
  min-height: 96px;
  padding-right: ${space(4)};
  overflow: hidden;
  border-radius: ${radius.picture};
  background: ${color.raised};
  @media (max-width: 20em) {
    grid-template-columns: 48px minmax(0, 1fr) auto;
    gap: ${space(2)};
    padding-right: ${space(2)};
  }
  /* The edge, over the picture too. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid ${color.line};
    border-radius: inherit;
    transition: border-color ${motion.feedback};
    pointer-events: none;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  ${withMouse} {
    &:hover::after {
      border-color: ${color.quiet};
    }
  }
  &:has(:checked)::after {
    border: 2px solid ${color.accent};
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
`;

const Words = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  padding-block: ${space(3)};
  b {
    ${type.label}
    font-size: ${type.size.body};
  }
  span {
    ${type.price}
    color: ${color.quiet};
    font-weight: 500;
  }
  data {
    white-space: nowrap;
  }
`;

const Dot = styled.span`
  width: 22px;
  height: 22px;
  border: 2px solid ${color.quiet};
  border-radius: 50%;
  transition: background-color ${motion.feedback};
  :checked ~ & {
    border-color: ${color.accent};
    ${mark}
  }
`;

type ServiceChoiceProps = {
  readonly service: Service;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
};

/** One service to switch on or off, like a channel of a mixer. */
function ServiceChoice({ service, isChosen, onChange }: ServiceChoiceProps) {
  const { t, contentLang } = useLanguage();
  const price = shownPrice(service);
  const box = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    const isTicked = box.current?.checked ?? isChosen;
    if (isTicked !== isChosen) onChange(isTicked);
  });
  // On a slow phone a box can be ticked before React has taken the page over, without an event for it.
  useEffect(() => takeOver(), []);
  return (
    <Choice>
      <Media src={service.image} alt="" ratio="1 / 1" sizes="96px" fallback={brand.logo} />
      <Words>
        <b lang={contentLang}>{service.title}</b>
        <span>{price === null ? t(text.contactPrice) : <data value={price}>{formatEuro(price)}</data>}</span>
      </Words>
      <input
        ref={box}
        type="checkbox"
        name="serviceIds"
        value={service.id}
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
      <Dot aria-hidden />
    </Choice>
  );
}
