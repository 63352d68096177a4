import { styled } from 'styled-components';
import { type Light, type Pass, passes } from '@ritmi/shared/domain/services/light';
import { pictureNamed } from '@ritmi/shared/domain/sitePictures';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Picture } from '@ritmi/shared/ui/media/Picture';
import { litHall, manyLights } from './lights.js';
import { SoundButton } from './sound/SoundButton.js';
import { hallWords } from './text.js';

type HallProps = {
  /** The lights of the chosen services, for those who do not see the picture. */
  readonly lights: readonly Light[];
  /** How wide it is shown, as in the `sizes` attribute. */
  readonly sizes: string;
};

/** The dark hall, in which the checkboxes of the page's desk switch on the lights (lights.ts). */
export function Hall({ lights, sizes }: HallProps) {
  const { t } = useLanguage();
  const lit = litPasses(lights);
  return (
    <Frame data-hall>
      <Box role="img" aria-label={t(hallWords(lit))} data-many={lit.length >= manyLights || undefined}>
        <Picture
          src={pictureNamed('hall-wide')}
          upright={pictureNamed('hall-upright')}
          alt=""
          ratio="auto"
          sizes={sizes}
        />
        {passes.map((light) => (
          <i key={light} />
        ))}
      </Box>
      <SoundButton lit={lit} />
    </Frame>
  );
}

/** The lights that are on, each once and in one order. */
export function litPasses(lights: readonly Light[]): readonly Pass[] {
  return passes.filter((light) => lights.includes(light));
}

const Frame = styled.div`
  position: relative;
`;

const Box = styled.div`
  height: 100%;
  border-radius: inherit;
  ${litHall}
`;
