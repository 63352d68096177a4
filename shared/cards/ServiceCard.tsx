import { styled } from 'styled-components';
import { plainText } from '@ritmi/shared/domain/content';
import { enquiryPath } from '@ritmi/shared/domain/enquiry/request';
import { categoryLabel } from '@ritmi/shared/domain/services/rules';
import type { ShownService } from '@ritmi/shared/domain/services/schema';
import { Badge } from '@ritmi/shared/ui/Block';
import { TextLink } from '@ritmi/shared/ui/Button';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Media } from '@ritmi/shared/ui/media/Media';
import { ArrowShape } from '@ritmi/shared/ui/Strip';
import { at, color, layout, radius, space, tint, type } from '@ritmi/shared/ui/tokens';
import { ServicePrice } from './prices.js';
import { beside, narrow, RiderLines } from './riderLines.js';
import { text } from './text.js';

type ServiceCardProps = {
  readonly service: ShownService;
  readonly first?: boolean;
  /** In a wide container, whether the picture is as wide as the window, above the text. */
  readonly isWide?: boolean;
};

/**
 * A service with its features as numbered lines. In a wide container its picture is beside the text, and sticky; in one as wide as
 * a phone it is beside the description, unless it is as wide as the window.
 */
export function ServiceCard({ service, first = false, isWide = false }: ServiceCardProps) {
  const { t, to } = useLanguage();
  const { logo } = useAgency();
  const hasDescription = plainText(service.description) !== '';
  return (
    <Card data-wide={isWide || undefined} data-brief={(!isWide && hasDescription) || undefined}>
      <Frame>
        <Media
          src={service.image}
          ratio="var(--frame-ratio)"
          sizes={
            isWide
              ? '110vw'
              : `(min-width: 1080px) 46vw, (min-width: 520px) 110vw, ${hasDescription ? 56 : 110}vw`
          }
          fallback={logo}
          first={first}
        />
        {service.category !== '' && <Badge>{t(categoryLabel(service.category))}</Badge>}
      </Frame>
      <Text>
        <Content as={Title} isTitle>
          {service.title}
        </Content>
        {hasDescription && <Content as={Lead}>{service.description}</Content>}
        {service.features.length > 0 && (
          <RiderLines aria-label={t(text.includes)}>
            {service.features.map((feature, index) => (
              <Content key={`${index} ${plainText(feature)}`} as="li">
                {feature}
              </Content>
            ))}
          </RiderLines>
        )}
        <Footer>
          <ServicePrice service={service} />
          <TextLink href={to(enquiryPath({ about: 'services', ids: [service.id] }))}>
            {t(text.askDate)} <ArrowShape />
          </TextLink>
        </Footer>
      </Text>
    </Card>
  );
}

const Card = styled.article`
  --frame-ratio: 16 / 9;
  counter-increment: service;
  ${layout.grid(5)}
  grid-template: auto 1fr / minmax(0, 1fr);
  height: 100%;
  ${beside} {
    --frame-ratio: 3 / 2;
    grid-template: auto / 7fr 5fr;
    gap: ${space(16)};
    align-items: start;
    &[data-wide] {
      --frame-ratio: 21 / 8;
      grid-template: auto / minmax(0, 1fr);
      gap: 0;
    }
  }
  ${narrow} {
    --frame-ratio: 21 / 10;
    gap: ${space(3)};
    &[data-brief] {
      --frame-ratio: 5 / 4;
      grid-template: none / 2fr 3fr;
      align-items: start;
    }
  }
  ${at.print} {
    --frame-ratio: 3 / 1;
  }
`;

// On a desktop it extends to the left edge of the window.
const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.picture};
  ${Badge} {
    position: absolute;
    inset: ${space(4)} auto auto var(--badge-left, ${space(4)});
  }
  [data-wide] > & {
    margin-inline: calc(-1 * ${layout.gutter});
    border-radius: 0;
  }
  ${narrow} {
    /* A badge would cover most of so small a picture. */
    [data-brief] > & {
      display: contents;
      > :first-child {
        grid-column: 1;
        border-radius: ${radius.picture};
      }
      ${Badge} {
        position: static;
        order: -2;
        grid-column: 1 / -1;
        justify-self: start;
      }
    }
  }
  ${beside} {
    --badge-left: ${layout.gutter};
    ${layout.sticky(6)}
    margin-left: calc(-1 * ${layout.gutter});
    border-radius: 0 ${radius.picture} ${radius.picture} 0;
    [data-wide] > & {
      position: relative;
      top: 0;
      margin-right: calc(-1 * ${layout.gutter});
      border-radius: 0;
      /* The picture ends in the page's colour, on which the title stands. */
      &::after {
        content: '';
        ${layout.cover}
        background: linear-gradient(transparent 40%, ${tint('page', 82)} 72%, ${color.page});
        pointer-events: none;
      }
    }
  }
`;

const Footer = styled.div`
  ${layout.wrap(2, 6)}
  flex-direction: row-reverse;
  align-items: baseline;
  justify-content: space-between;
  padding-top: ${space(4)};
  border-top: 1px solid ${color.text};
  ${narrow} {
    padding-top: ${space(2)};
  }
  p {
    font-size: ${type.size.h2};
    line-height: 1.1;
  }
`;

const Title = styled.h2`
  font-size: ${type.stepped('min(clamp(1.75rem, 1.1rem + 2.8vw, 3.75rem), 11vw)')};
`;

const Lead = styled.p`
  max-width: 34em;
  color: ${color.quiet};
  font-size: 1.0625rem;
  line-height: 1.45;
  ${narrow} {
    font-size: 0.9375rem;
    line-height: 1.4;
  }
  ${beside} {
    font-size: ${type.size.lead};
  }
`;

const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  /* The prices of services side by side stand in one line. */
  > ${Footer} {
    margin-top: auto;
  }
  ${narrow} {
    gap: ${space(3)};
    [data-brief] > & {
      display: contents;
      > * {
        grid-column: 1 / -1;
      }
      > ${Title} {
        order: -1;
      }
      > ${Lead} {
        grid-column: 2;
      }
    }
  }
  ${beside} {
    /* Title and text on the left, lines and price on the right. */
    [data-wide] > & {
      ${layout.grid(5)}
      position: relative;
      grid-template-columns: 7fr 5fr;
      grid-template-rows: auto 1fr auto;
      column-gap: ${space(16)};
      margin-top: -${space(26)};
      > ${RiderLines} {
        grid-area: 1 / 2 / 3;
      }
      > ${Footer} {
        grid-column: 2;
      }
    }
  }
`;
