import { styled } from 'styled-components';
import { brand } from '@ritmi/shared/domain/brand/brand';
import { byOrder, featuredOrAll } from '@ritmi/shared/domain/order';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Media } from '@ritmi/shared/ui/media/Media';
import { Picture } from '@ritmi/shared/ui/media/Picture';
import { Ring } from '@ritmi/shared/ui/Ring';
import { StripSection } from '@ritmi/shared/ui/Strip';
import { cardHover, color, print, radius, space, tint } from '@ritmi/shared/ui/tokens';
import { ServicePrice } from '@ritmi/shared/cards/prices';
import { defaultServices } from './fallbacks.js';
import { text } from './text.js';

/** Placeholders while the services load (specification section 9). */
const placeholderIds = ['a', 'b', 'c', 'd'] as const;

// Wider than the frame, since wide pictures are cropped at the sides; three quarters of what the densest screens could show.
const sizes = 'min(100vw, 430px)';

type ServiceInStrip = Pick<Service, 'id' | 'title' | 'image' | 'price' | 'hidePrice'>;

/** The services of the home page's strip: the featured ones, or all when none is featured. */
export function servicesInStrip(services: readonly Service[]): ServiceInStrip[] {
  return featuredOrAll(services)
    .sort(byOrder)
    .map(({ id, title, image, price, hidePrice }) => ({ id, title, image, price, hidePrice }));
}

type ServiceStripProps = {
  /** Null while they load. */
  readonly services: readonly ServiceInStrip[] | null;
};

/** The home page's strip of services; four built-in ones when there are none. */
export function ServiceStrip({ services }: ServiceStripProps) {
  const { t, to, contentLang } = useLanguage();
  const href = to('/sherbime');
  return (
    <StripSection
      id="home-services"
      title={t(text.services)}
      label={t(services ? text.services : text.loadingServices)}
      columnWidth="min(58vw, 260px)"
      more={{ href, label: t(text.allServices) }}
    >
      {services?.map((service) => (
        <li key={service.id}>
          <Tile href={href}>
            <Media src={service.image} alt="" ratio="4 / 5" sizes={sizes} fallback={brand.logo} />
            <Text>
              <h3 lang={contentLang}>{service.title}</h3>
              <ServicePrice service={service} />
            </Text>
          </Tile>
        </li>
      ))}
      {services?.length === 0 &&
        defaultServices.map(({ title, line, picture }) => (
          <li key={title.en}>
            <Tile href={href}>
              <Picture src={picture} alt="" ratio="4 / 5" sizes={sizes} />
              <Text>
                <h3>{t(title)}</h3>
                <p>{t(line)}</p>
              </Text>
            </Tile>
          </li>
        ))}
      {services === null &&
        placeholderIds.map((id) => (
          <li key={id} data-testid="service-placeholder">
            <Tile as="div" aria-hidden>
              <Center>
                <Ring size={64} turns />
              </Center>
            </Tile>
          </li>
        ))}
    </StripSection>
  );
}

const Tile = styled.a`
  position: relative;
  display: grid;
  align-items: end;
  overflow: hidden;
  aspect-ratio: 4 / 5;
  border-radius: ${radius.picture};
  background: ${color.raised};
  text-decoration: none;
  > * {
    grid-area: 1 / 1;
  }
  > picture,
  > video {
    align-self: stretch;
    height: 100%;
  }
  ${print} {
    aspect-ratio: auto;
    border-radius: 0;
    background: none;
    > picture {
      border-radius: ${radius.picture};
    }
    > * {
      grid-area: auto;
    }
  }
  ${cardHover}
`;

const Text = styled.div`
  position: relative;
  display: grid;
  gap: ${space(1)};
  padding: ${space(20)} ${space(5)} ${space(5)};
  background: linear-gradient(transparent, ${tint('page', 88)} 62%);
  ${print} {
    padding: ${space(4)} 0;
    background: none;
  }
`;

const Center = styled.div`
  display: grid;
  place-items: center;
  align-self: center;
`;
