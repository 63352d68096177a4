import { MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import { mapsAddress } from '@ritmi/shared/domain/contact/rules';
import { type ContentText, plainText } from '@ritmi/shared/domain/content';
import { VisuallyHidden } from '@ritmi/shared/ui/Block';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, hover, layout, space, type } from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

export function PlaceLink({ location }: { readonly location: ContentText }) {
  const { t } = useLanguage();
  return (
    <Link href={mapsAddress(plainText(location))} target="_blank" rel="noreferrer">
      <MapPin aria-hidden size={16} />
      <span>
        <Content>{location}</Content>
        <VisuallyHidden>, {t(text.onMap)}</VisuallyHidden>
      </span>
    </Link>
  );
}

const Link = styled.a`
  ${type.label}
  position: relative;
  ${layout.touchTarget}
  gap: ${space(2)};
  padding-block: ${space(1)};
  color: ${color.quiet};
  text-decoration-color: ${color.line};
  svg {
    flex: none;
  }
  ${hover.on({ color: color.text, textDecorationColor: color.accent })}
`;
