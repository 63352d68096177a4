import { styled } from 'styled-components';
import { brand } from '@ritmi/shared/domain/brand';
import { formatEuro } from '@ritmi/shared/domain/money';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Media } from '@ritmi/shared/ui/Media';
import { color, focusRing, motion, radius, space, type } from '@ritmi/shared/ui/tokens';
import { text } from '../text.js';

const Choice = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 96px 1fr auto;
  gap: ${space(4)};
  align-items: center;
  min-height: 96px;
  padding-right: ${space(4)};
  overflow: hidden;
  border-radius: ${radius.picture};
  background: ${color.raised};
  box-shadow: inset 0 0 0 1px ${color.line};
  transition: box-shadow ${motion.feedback};
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:checked) {
    box-shadow: inset 0 0 0 2px ${color.accent};
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
`;

const Words = styled.span`
  display: grid;
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
`;

const Dot = styled.span`
  width: 22px;
  height: 22px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 2px ${color.quiet};
  transition: background-color ${motion.feedback};
  :checked ~ & {
    background: ${color.accent};
    box-shadow: none;
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
  const hasPrice = !service.hidePrice && service.price !== '';
  return (
    <Choice>
      <Media src={service.image} alt="" ratio="1 / 1" sizes="96px" fallback={brand.logo} />
      <Words>
        <b>{service.title}</b>
        <span>{hasPrice ? formatEuro(service.price) : t(text.contactPrice)}</span>
      </Words>
      <input
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
