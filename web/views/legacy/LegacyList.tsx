import { styled } from 'styled-components';
import { isWebAddress } from '@ritmi/shared/domain/addresses/web';
import { formatPrice, isAmount } from '@ritmi/shared/domain/money';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { Container, EmptyState } from '@ritmi/shared/ui/Block';
import { TextLink } from '@ritmi/shared/ui/Button';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Media } from '@ritmi/shared/ui/media/Media';
import { color, layout, radius, space, type } from '@ritmi/shared/ui/tokens';
import { DateLine } from '../../enquiry/DateLine.js';
import { text } from './text.js';

/** A service in the browser's storage (contract, Browser storage). Optional fields may hold anything. */
export type SavedService = {
  readonly title: string;
  readonly description: string;
  readonly price?: unknown;
  readonly image?: unknown;
};

/** The stored services as cards, and a link to the current ones. */
export function LegacyList({ services }: { readonly services: readonly SavedService[] }) {
  const { t, to } = useLanguage();
  const { logo, lekPerEuro } = useAgency();
  return (
    <Container>
      {services.length === 0 && <EmptyState>{t(text.empty)}</EmptyState>}
      <Cards>
        {services.map(({ title, description, price, image }, index) => (
          // Stored ids may repeat.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <article>
              <Media
                src={typeof image === 'string' && isWebAddress(image) ? image : ''}
                ratio="4 / 3"
                sizes="(min-width: 1080px) 33vw, (min-width: 768px) 50vw, 100vw"
                fallback={logo}
              />
              <Content as="h2">{title}</Content>
              <strong>{priceText(price, lekPerEuro) || t(text.contact)}</strong>
              <Content as="p">{description}</Content>
            </article>
          </li>
        ))}
      </Cards>
      <All>
        <TextLink href={to('/sherbime')}>{t(text.all)}</TextLink>
      </All>
      {services.length === 0 && <DateLine />}
    </Container>
  );
}

function priceText(price: unknown, lekPerEuro?: string): string {
  const given = typeof price === 'string' || typeof price === 'number' ? String(price).trim() : '';
  return isAmount(given) ? formatPrice(given, lekPerEuro) : given;
}

const All = styled.p`
  margin-bottom: ${space(6)};
`;

const Cards = styled.ul`
  ${layout.grid(12, 6)}
  margin-bottom: ${space(8)};
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  picture,
  video {
    border-radius: ${radius.picture};
  }
  h2 {
    margin-top: ${space(4)};
    font-size: ${type.size.h3};
  }
  strong {
    display: block;
    margin-block: ${space(1)} ${space(2)};
  }
  p {
    color: ${color.quiet};
  }
`;
