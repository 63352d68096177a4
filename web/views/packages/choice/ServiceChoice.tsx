import { useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { brand } from '@ritmi/shared/domain/brand/brand';
import { formatEuro } from '@ritmi/shared/domain/money';
import { shownPrice } from '@ritmi/shared/domain/services/rules';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Media } from '@ritmi/shared/ui/Media';
import { color, focusRing, mark, motion, radius, space, type, withMouse } from '@ritmi/shared/ui/tokens';
import { text } from '../text.js';

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
export function ServiceChoice({ service, isChosen, onChange }: ServiceChoiceProps) {
  const { t } = useLanguage();
  const price = shownPrice(service);
  const box = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    const isTicked = box.current?.checked ?? isChosen;
    if (isTicked !== isChosen) onChange(isTicked);
  });
  // On a slow phone a box can be ticked before React has taken the page over; nobody told it.
  useEffect(() => takeOver(), []);
  return (
    <Choice>
      <Media src={service.image} alt="" ratio="1 / 1" sizes="96px" fallback={brand.logo} />
      <Words>
        <b>{service.title}</b>
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
