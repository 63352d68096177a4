import { Volume2, VolumeX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type Pass, passes } from '@ritmi/shared/domain/services/light';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { sounding } from '@ritmi/shared/ui/sounding';
import { useHydrated, useStore } from '@ritmi/shared/ui/store';
import { layout, radius, space, surface, tint, type } from '@ritmi/shared/ui/tokens';
import { text } from '../text.js';
import type { Mixer } from './mixer.js';

let mixer: Promise<Mixer> | null = null;

/** Loaded with the first press. The context is made at once: browsers let only a press make a sound. */
function loadMixer(): Promise<Mixer> {
  if (!mixer) {
    const context = new AudioContext();
    mixer = import('./mixer.js').then((loaded) => new loaded.Mixer(context));
  }
  return mixer;
}

/** Switches the sound of the lights on; there is none before that. Absent without scripts. */
export function SoundButton({ lit }: { readonly lit: readonly Pass[] }) {
  const { t } = useLanguage();
  const isHydrated = useHydrated();
  // It stays on from one desk to another, until something else makes a sound.
  const sounds = useStore(sounding) === 'hall';
  const [hasFailed, setHasFailed] = useState(false);
  const layers = lit.join();

  useEffect(() => {
    if (!sounds) return undefined;
    const wanted = passes.filter((light) => layers.split(',').includes(light));
    const play = (now: readonly Pass[]) =>
      loadMixer().then(
        (loaded) => loaded.play(now),
        () => {
          mixer = null;
          // Something else may have been switched on while it was loaded.
          if (sounding.get() === 'hall') sounding.set(null);
          setHasFailed(true);
        },
      );
    void play(wanted);
    return () => void play([]);
  }, [sounds, layers]);

  function handlePress() {
    if (!sounds) void loadMixer().catch(() => undefined);
    sounding.set(sounds ? null : 'hall');
  }

  if (!isHydrated || hasFailed) return null;
  return (
    <Toggle type="button" aria-pressed={sounds} onClick={handlePress}>
      {sounds ? <Volume2 aria-hidden size={18} /> : <VolumeX aria-hidden size={18} />}
      {t(sounds ? text.soundOff : text.soundOn)}
    </Toggle>
  );
}

const Toggle = styled.button`
  ${type.label}
  ${layout.touchTarget}
  position: absolute;
  z-index: 1;
  top: ${space(3)};
  right: ${layout.gutter};
  gap: ${space(2)};
  padding-inline: ${space(3)};
  border-radius: ${radius.pill};
  ${surface.overlay(72)}
  ${surface.hairline(tint('text', 24))}
  ${layout.screenOnly}
`;
