import { styled } from 'styled-components';
import { color, motion, tint } from '@ritmi/shared/ui/tokens';

type CountRingProps = { readonly of: number; readonly lit: number };

/** The brand's ring with a dot for each service, as many of them lit as are chosen; decorative. */
export function CountRing({ of, lit }: CountRingProps) {
  const dots = Math.max(8, of);
  // Dashes of length 0 with round ends, on a path that is as long as there are dots.
  const ring = {
    cx: 50,
    cy: 50,
    r: 38,
    pathLength: dots,
    strokeWidth: Math.min(14.4, 128 / dots),
  };
  return (
    <Svg viewBox="0 0 100 100" aria-hidden>
      <circle {...ring} strokeDasharray="0 1" />
      {lit > 0 && <circle {...ring} strokeDasharray={`${'0 1 '.repeat(lit - 1)}0 ${dots}`} data-lit />}
    </Svg>
  );
}

const Svg = styled.svg`
  rotate: -90deg;
  overflow: visible;
  circle {
    fill: none;
    stroke: ${tint('text', 22)};
    stroke-linecap: round;
    transition: stroke ${motion.enter};
  }
  [data-lit] {
    stroke: ${color.accent};
  }
`;
