import { styled } from 'styled-components';
import { pictureNamed } from '@ritmi/shared/domain/sitePictures';
import { byOrder, featuredOrAll } from '@ritmi/shared/domain/order';
import { shownPrice } from '@ritmi/shared/domain/services/rules';
import type { ShownService } from '@ritmi/shared/domain/services/schema';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Media } from '@ritmi/shared/ui/media/Media';
import { Picture } from '@ritmi/shared/ui/media/Picture';
import { StripPlaceholders, StripSection } from '@ritmi/shared/ui/Strip';
import { at, color, hover, layout, radius, space, tint } from '@ritmi/shared/ui/tokens';
import { ServicePrice } from '@ritmi/shared/cards/prices';
import { text } from './text.js';

type ServiceInStrip = Pick<ShownService, 'id' | 'title' | 'image' | 'price' | 'hidePrice'>;

/** The services of the home page's strip: the featured ones, or all when none is featured. */
export function servicesInStrip(services: readonly ShownService[]): ServiceInStrip[] {
  return featuredOrAll(services)
    .sort(byOrder)
    .map(({ id, title, image, price, hidePrice }) => ({ id, title, image, price, hidePrice }));
}

/** What the home page needs of a service: a page's data is sent with its HTML. */
type ServiceOnHome = Pick<ShownService, 'id' | 'title' | 'light'> & {
  /** Empty when it is hidden. */
  readonly price: string;
  /** Missing for those that are only on the desk of the hall. */
  readonly image?: string;
};

/** The services of the strip and those with a light, in their order. */
export function servicesOnHome(services: readonly ShownService[]): ServiceOnHome[] {
  const inStrip = new Set(servicesInStrip(services).map(({ id }) => id));
  return [...services]
    .sort(byOrder)
    .filter(({ id, light }) => inStrip.has(id) || light !== 'none')
    .map((service) => {
      const { id, title, light, image } = service;
      return { id, title, price: shownPrice(service) ?? '', light, ...(inStrip.has(id) && { image }) };
    });
}

/** Null while they load. */
export function stripOnHome(services: readonly ServiceOnHome[] | null): ServiceInStrip[] | null {
  if (!services) return null;
  return services.flatMap(({ image, ...service }) =>
    image === undefined ? [] : [{ ...service, image, hidePrice: service.price === '' }],
  );
}

/** Shown while there are no services (specification section 2). */
const defaultServices = [
  {
    title: { sq: 'DJ', en: 'DJ' },
    line: { sq: 'Muzika jote, e miksuar drejtpërdrejt.', en: 'Your music, mixed live.' },
    picture: pictureNamed('decks-blue'),
  },
  {
    title: { sq: 'Ndriçim', en: 'Lighting' },
    line: { sq: 'Dritat ndjekin ritmin e sallës.', en: 'The lights follow the rhythm of the room.' },
    picture: pictureNamed('truss-violet'),
  },
  {
    title: { sq: 'Efekte speciale', en: 'Special effects' },
    line: { sq: 'Shkëndija të ftohta për vallen e parë.', en: 'Cold sparks for the first dance.' },
    picture: pictureNamed('sparks-gold'),
  },
  {
    title: { sq: 'CO2', en: 'CO2' },
    line: { sq: 'Shtëllunga të bardha kur bie basi.', en: 'White columns when the bass drops.' },
    picture: pictureNamed('co2-blue'),
  },
] as const;

// Wider than the frame, since wide pictures are cropped; still three quarters of the pixels of the densest screens.
const crop = { ratio: '4 / 5', sizes: 'min(100vw, 430px)' } as const;

type ServiceStripProps = {
  /** Null while they load. */
  readonly services: readonly ServiceInStrip[] | null;
};

/** The home page's strip of services; four built-in ones when there are none, four placeholders while they load. */
export function ServiceStrip({ services }: ServiceStripProps) {
  const { t, to } = useLanguage();
  const { logo } = useAgency();
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
            <Media src={service.image} fallback={logo} {...crop} />
            <div>
              <Content as="h3">{service.title}</Content>
              <ServicePrice service={service} />
            </div>
          </Tile>
        </li>
      ))}
      {services?.length === 0 &&
        defaultServices.map(({ title, line, picture }) => (
          <li key={title.en}>
            <Tile href={href}>
              <Picture src={picture} alt="" {...crop} />
              <div>
                <h3>{t(title)}</h3>
                <p>{t(line)}</p>
              </div>
            </Tile>
          </li>
        ))}
      {!services && (
        <StripPlaceholders ratio={crop.ratio} count={defaultServices.length} testId="service-placeholder" />
      )}
    </StripSection>
  );
}

const Tile = styled.a`
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
    height: 100%;
  }
  > div {
    position: relative;
    ${layout.grid(1)}
    padding: ${space(20)} ${space(5)} ${space(5)};
    background: linear-gradient(transparent, ${tint('page', 88)} 62%);
  }
  ${at.print} {
    aspect-ratio: auto;
    border-radius: 0;
    background: none;
    > picture {
      border-radius: ${radius.picture};
    }
    > * {
      grid-area: auto;
    }
    > div {
      padding: ${space(4)} 0;
      background: none;
    }
  }
  ${hover.card}
`;
