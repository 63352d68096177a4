import { styled } from 'styled-components';
import { brand } from '@ritmi/shared/domain/brand/brand';
import { packageVideoExtensions } from '@ritmi/shared/domain/media';
import { listedServices } from '@ritmi/shared/domain/packages/rules';
import { Badge } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { isPlainClick } from '@ritmi/shared/ui/Button';
import { Media } from '@ritmi/shared/ui/media/Media';
import { color, motion, print, radius, space, touchTarget, type, withMouse } from '@ritmi/shared/ui/tokens';
import type { ShownOffer } from './offer.js';
import { PriceBlock } from './PriceBlock.js';
import { otherServices, text, typeLabels } from './text.js';

const Card = styled.article`
  position: relative;
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  gap: ${space(4)};
  height: 100%;
  ${withMouse} {
    &:hover :is(h2, h3) a {
      color: ${color.accentText};
    }
  }
`;

const Shot = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.picture};
  ${Badge} {
    position: absolute;
    inset: ${space(4)} auto auto ${space(4)};
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  p {
    display: -webkit-box;
    overflow: hidden;
    color: ${color.quiet};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    ${print} {
      display: block;
    }
  }
`;

const Title = styled.h3`
  font-size: ${type.size.h3};
  a {
    text-decoration: none;
    transition: color ${motion.feedback};
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Contents = styled.div`
  padding-top: ${space(3)};
  border-top: 1px solid ${color.line};
  li {
    padding-block: ${space(1)};
  }
  details {
    position: relative;
    z-index: 1;
  }
  summary {
    ${touchTarget}
    color: ${color.quiet};
  }
  details[open] summary {
    color: ${color.text};
  }
`;

const Foot = styled.div`
  padding-top: ${space(3)};
  border-top: 1px solid ${color.line};
`;

/** The `sizes` of a card's picture, which takes a third of a desktop and half of a tablet by default. */
export function sizesOf(desktop = '400px', tablet = '50vw'): string {
  return `(min-width: 1080px) ${desktop}, (min-width: 768px) ${tablet}, 90vw`;
}

type PackageCardProps = {
  /** `shownOffer(pkg)` of a package. */
  readonly offer: ShownOffer;
  /** Where the card leads without JavaScript, with the language; left out, the title is no link. */
  readonly href?: string | undefined;
  readonly onOpen?: () => void;
  readonly first?: boolean;
  /** How wide its picture is drawn, as the `sizes` attribute has it. */
  readonly sizes?: string;
  /** Level of the title below the page's headings. */
  readonly level: 2 | 3;
};

/** Reads like a menu: name, what is in it, price, in the same place on each card. */
export function PackageCard(props: PackageCardProps) {
  const { offer, href, onOpen, first = false, sizes = sizesOf(), level } = props;
  const { t, contentLang } = useLanguage();
  const { title, description, services, image } = offer;
  const lang = offer.written === 'all' ? contentLang : undefined;
  const servicesLang = offer.written === 'none' ? undefined : contentLang;
  const rest = services.slice(listedServices);
  return (
    <Card>
      <Shot>
        <Media
          src={image}
          alt=""
          ratio="4 / 3"
          sizes={sizes}
          fallback={brand.logo}
          videoExtensions={packageVideoExtensions}
          first={first}
        />
        <Badge>{t(typeLabels[offer.type])}</Badge>
      </Shot>
      <Words>
        <Title as={`h${level}`} lang={lang}>
          {href === undefined ? (
            title
          ) : (
            <a
              href={href}
              {...(onOpen && { 'aria-haspopup': 'dialog' as const, 'data-vike': 'false' })}
              onClick={(event) => {
                if (!onOpen || !isPlainClick(event)) return;
                event.preventDefault();
                onOpen();
              }}
            >
              {title}
            </a>
          )}
        </Title>
        <p lang={lang}>{description}</p>
      </Words>
      <Contents>
        <ul aria-label={t(text.includes)}>
          {services.slice(0, listedServices).map((service, index) => (
            <li key={`${index} ${service}`} lang={servicesLang}>
              {service}
            </li>
          ))}
        </ul>
        {rest.length > 0 && (
          <details>
            <summary>{t(otherServices(rest.length))}</summary>
            <ul>
              {rest.map((service, index) => (
                <li key={`${index} ${service}`} lang={servicesLang}>
                  {service}
                </li>
              ))}
            </ul>
          </details>
        )}
      </Contents>
      <Foot>
        <PriceBlock price={offer.price} showsOriginal={offer.showsOriginal} />
      </Foot>
    </Card>
  );
}
