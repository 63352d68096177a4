import { styled } from 'styled-components';
import { brand } from '@ritmi/shared/domain/brand/brand';
import { categoryLabel } from '@ritmi/shared/domain/services/categories';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { Badge } from '@ritmi/shared/ui/Block';
import { TextLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Media } from '@ritmi/shared/ui/media/Media';
import { ArrowShape } from '@ritmi/shared/ui/Strip';
import { color, layout, print, radius, space, type, wrap } from '@ritmi/shared/ui/tokens';
import { ServicePrice } from './ServicePrice.js';
import { text } from './text.js';

type ServiceCardProps = {
  readonly service: Pick<
    Service,
    'title' | 'description' | 'price' | 'hidePrice' | 'category' | 'image' | 'features'
  >;
  /** Level of the title below the page's headings. */
  readonly level?: 2 | 3;
  /** The first of the page. */
  readonly first?: boolean;
  /** Where 'Pyet për datën' leads; left out, it is not there. */
  readonly askHref?: string;
};

/**
 * A service as a technical rider lists it: title and price in one line, then a line for each feature.
 * Inside a wide size container the picture stays at the left while one reads.
 */
export function ServiceCard({ service, level = 2, first = false, askHref }: ServiceCardProps) {
  const { t, contentLang } = useLanguage();
  return (
    <Card>
      <Shot>
        <Media
          src={service.image}
          alt=""
          ratio="var(--shot-ratio)"
          sizes="(min-width: 1080px) 62vw, 110vw"
          fallback={brand.logo}
          first={first}
        />
        {service.category !== '' && <Badge>{t(categoryLabel(service.category))}</Badge>}
      </Shot>
      <Words>
        <TitleLine>
          <Title as={`h${level}`} lang={contentLang}>
            {service.title}
          </Title>
          <ServicePrice service={service} />
        </TitleLine>
        {service.description !== '' && <Lead lang={contentLang}>{service.description}</Lead>}
        {service.features.length > 0 && (
          <Lines aria-label={t(text.includes)}>
            {service.features.map((feature, index) => (
              <li key={`${index} ${feature}`} lang={contentLang}>
                {feature}
              </li>
            ))}
          </Lines>
        )}
        {askHref && (
          <p>
            <TextLink href={askHref}>
              {t(text.askDate)} <ArrowShape />
            </TextLink>
          </p>
        )}
      </Words>
    </Card>
  );
}

/** What has the list's own width to itself, not the window's: the same card stands in a narrow column elsewhere. */
const beside = '@container (min-width: 900px)';

const Card = styled.article`
  --shot-ratio: 3 / 2;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(6)};
  ${beside} {
    --shot-ratio: 1 / 1;
    grid-template-columns: 5fr 7fr;
    gap: ${space(16)};
  }
  ${print} {
    --shot-ratio: 3 / 1;
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
  ${beside} {
    position: sticky;
    top: calc(${layout.headerHeight} + ${space(6)});
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`;

// The price stands at the end of the title's line; where a long word leaves no room for it, below.
const TitleLine = styled.div`
  ${wrap(2, 6)}
  align-items: baseline;
  > p {
    margin-left: auto;
    text-align: right;
  }
`;

const Title = styled.h2`
  flex: 1 1 8em;
  max-width: 100%;
  font-size: min(clamp(1.625rem, 1.1rem + 2.3vw, 3.25rem), 11vw);
  overflow-wrap: break-word;
`;

const Lead = styled.p`
  max-width: 34em;
  color: ${color.quiet};
  font-size: ${type.size.lead};
  line-height: 1.45;
  white-space: pre-line;
`;

const Lines = styled.ul`
  border-bottom: 1px solid ${color.line};
  li {
    padding-block: ${space(3)};
    border-top: 1px solid ${color.line};
  }
`;
