import { styled } from 'styled-components';
import { type ContentText, plainText } from '@ritmi/shared/domain/content';
import { enquiryPath } from '@ritmi/shared/domain/enquiry/request';
import { packageVideoExtensions } from '@ritmi/shared/domain/media';
import { listedServices } from '@ritmi/shared/domain/packages/rules';
import { packageTypeLabels } from '@ritmi/shared/domain/packages/typeLabels';
import { Badge } from '@ritmi/shared/ui/Block';
import { plainClick } from '@ritmi/shared/ui/Button';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { Content, titleStep } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Media } from '@ritmi/shared/ui/media/Media';
import { color, hover, layout, radius, space, surface, tint } from '@ritmi/shared/ui/tokens';
import type { Offer } from './offer.js';
import { OfferPrice } from './prices.js';
import { otherServices, text } from './text.js';

// A third of a desktop window, or a card of a strip; more where pictures wider than their frame are cropped.
const sizes = '(min-width: 1080px) 34vw, (min-width: 768px) 50vw, 100vw';

type PackageCardProps = {
  readonly offer: Offer;
  /** Address of the card's link, including the language; the contact page with this offer by default. */
  readonly href?: string;
  /** Opens the offer instead of following the link. */
  readonly onOpen?: (card: Element | null) => void;
  readonly first?: boolean;
  readonly level: 2 | 3;
};

/** Name, contents and price of an offer, at the same height on neighbouring cards. */
export function PackageCard({ offer, href, onOpen, first = false, level }: PackageCardProps) {
  const { t, to } = useLanguage();
  const { logo } = useAgency();
  const { title, description, services, image } = offer;
  const rest = services.slice(listedServices);
  const Heading = `h${level}` as const;
  const lineOf = (service: ContentText, index: number) => (
    <Content key={`${index} ${plainText(service)}`} as="li">
      {service}
    </Content>
  );
  return (
    <Card>
      <Frame>
        <Media
          src={image}
          ratio="3 / 2"
          sizes={sizes}
          fallback={logo}
          videoExtensions={packageVideoExtensions}
          first={first}
        />
        <Badge>{t(packageTypeLabels[offer.type])}</Badge>
      </Frame>
      <Text>
        <Heading style={titleStep(plainText(title))}>
          <a
            href={href ?? to(enquiryPath(offer.asked))}
            {...(onOpen && {
              'aria-haspopup': 'dialog' as const,
              'data-vike': 'false',
              onClick: plainClick((link) => onOpen(link.closest('article'))),
            })}
          >
            <Content>{title}</Content>
          </a>
        </Heading>
        <Content as="p">{description}</Content>
      </Text>
      <Part>
        <ul aria-label={t(text.includes)}>{services.slice(0, listedServices).map(lineOf)}</ul>
        {rest.length > 0 && (
          <details>
            <summary>{otherServices(rest.length)}</summary>
            <ul>{rest.map(lineOf)}</ul>
          </details>
        )}
      </Part>
      <Part>
        <OfferPrice price={offer.price} />
        {onOpen && <Ask aria-hidden>{t(text.askThis)}</Ask>}
      </Part>
    </Card>
  );
}

const Card = styled.article`
  position: relative;
  ${layout.grid(4)}
  grid-row: span 4;
  grid-template-rows: subgrid;
  ${hover.card}
`;

const Frame = styled.div`
  position: relative;
  overflow: clip;
  border-radius: ${radius.picture};
  ${Badge} {
    position: absolute;
    inset: ${space(4)} auto auto ${space(4)};
  }
`;

const Text = styled.div`
  ${layout.grid(3)}
  align-content: start;
  p {
    color: ${color.quiet};
  }
  /* The whole card is its link. */
  a {
    text-decoration: inherit;
  }
  a::after {
    content: '';
    ${layout.cover}
  }
`;

/** Contents or price, below a line. */
const Part = styled.div`
  ${layout.ruled(3, 0)}
  li {
    padding-block: ${space(1)};
  }
  details {
    position: relative;
    z-index: 1;
  }
  summary {
    ${layout.touchTarget}
    color: ${color.quiet};
  }
  [open] summary {
    color: ${color.text};
  }
`;

// The whole card is the link that it belongs to.
const Ask = styled.span`
  ${layout.touchTarget}
  padding-inline: ${space(5)};
  border-radius: ${radius.control};
  ${surface.hairline(tint('text', 42))}
  font-weight: 600;
  ${layout.screenOnly}
`;
