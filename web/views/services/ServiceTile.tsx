import { styled } from 'styled-components';
import { brand } from '@ritmi/shared/domain/brand/brand';
import type { SitePicture } from '@ritmi/shared/domain/brand/profile';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Media } from '@ritmi/shared/ui/Media';
import { Picture } from '@ritmi/shared/ui/Picture';
import { Ring } from '@ritmi/shared/ui/Ring';
import { color, motion, print, radius, space, withMouse } from '@ritmi/shared/ui/tokens';
import { ServicePrice } from './ServicePrice.js';

// Wider than the frame, as a wide picture is cut at its sides; three quarters of what it would take: sharp, and light.
const sizes = 'min(125vw, 560px)';

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
  img {
    transition: transform ${motion.enter};
  }
  ${withMouse} {
    &:hover img {
      transform: scale(1.025);
    }
  }
`;

const Words = styled.div`
  position: relative;
  display: grid;
  gap: ${space(1)};
  padding: ${space(20)} ${space(5)} ${space(5)};
  background: linear-gradient(transparent, rgb(8 8 12 / 0.88) 62%);
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

/** What the home page's strip shows of a service. */
export type ServiceInStrip = Pick<
  Service,
  'id' | 'title' | 'image' | 'price' | 'hidePrice' | 'featured' | 'order'
>;

/** A service in the home page's strip: the picture with its name on it. */
export function ServiceTile({ service }: { readonly service: ServiceInStrip }) {
  const { to, contentLang } = useLanguage();
  return (
    <Tile href={to('/sherbime')}>
      <Media src={service.image} alt="" ratio="4 / 5" sizes={sizes} fallback={brand.logo} />
      <Words>
        <h3 lang={contentLang}>{service.title}</h3>
        <ServicePrice service={service} />
      </Words>
    </Tile>
  );
}

type DefaultTileProps = {
  readonly title: string;
  readonly line: string;
  readonly picture: SitePicture;
};

/** Keeps a service's place where there is none. */
export function DefaultTile({ title, line, picture }: DefaultTileProps) {
  const { to } = useLanguage();
  return (
    <Tile href={to('/sherbime')}>
      <Picture src={picture} alt="" ratio="4 / 5" sizes={sizes} />
      <Words>
        <h3>{title}</h3>
        <p>{line}</p>
      </Words>
    </Tile>
  );
}

/** One of the four that stand while the services load. */
export function LoadingTile() {
  return (
    <Tile as="div" aria-hidden>
      <Center>
        <Ring size={64} turns />
      </Center>
    </Tile>
  );
}
