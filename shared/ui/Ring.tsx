import { keyframes, styled } from 'styled-components';
import { at, color, motion, tint } from './tokens.js';

const turn = keyframes`to { transform: rotate(1turn); }`;

const Svg = styled.svg<{ $turns: boolean }>`
  flex: none;
  color: ${color.accent};
  animation: ${turn} 1.6s linear infinite;
  animation-play-state: ${({ $turns }) => ($turns ? 'running' : 'paused')};
  /* While it turns, its dots are fainter one by one. */
  ${({ $turns }) => $turns && 'mask: conic-gradient(from -15deg, #000, #0005);'}
  ${at.reducedMotion} {
    animation: none;
  }
`;

// Rounded, so that server and browser write the same digits.
function placeOf(index: number, of: number) {
  const angle = (index / of) * 2 * Math.PI - Math.PI / 2;
  return {
    x: Number((50 + 38 * Math.cos(angle)).toFixed(2)),
    y: Number((50 + 38 * Math.sin(angle)).toFixed(2)),
  };
}

/** Twelve dashes of length 0 with round ends. */
const dots = { width: 14.4, dashes: '0 19.897' };

// Only `<`, `>` and `#` are escaped: a style sheet with all signs escaped is larger.
export const ringImage = `url("data:image/svg+xml,${[
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>",
  "<circle cx='50' cy='50' r='38' fill='none' stroke='#ff3344' stroke-linecap='round'",
  ` stroke-width='${dots.width}' stroke-dasharray='${dots.dashes}'/></svg>`,
]
  .join('')
  .replace(/[<>#]/g, encodeURIComponent)}")`;

type RingProps = {
  /** Width and height in px. */
  readonly size?: number;
  readonly turns?: boolean;
  /** Accessible name; without it the ring is decorative. */
  readonly label?: string;
};

/** The red dots around a platter: brand mark, splash and every loading state. */
export function Ring({ size = 32, turns = false, label }: RingProps) {
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <Svg viewBox="0 0 100 100" width={size} height={size} $turns={turns} {...named}>
      <circle
        cx={50}
        cy={50}
        r={38}
        fill="none"
        stroke="currentColor"
        strokeWidth={turns ? 12.8 : dots.width}
        strokeLinecap="round"
        strokeDasharray={dots.dashes}
      />
    </Svg>
  );
}

const Lights = styled.svg`
  flex: none;
  overflow: visible;
  circle {
    fill: ${tint('text', 22)};
    transition: fill ${motion.enter};
    ${at.forced} {
      fill: GrayText;
    }
    &[data-lit] {
      fill: ${color.accent};
      ${at.forced} {
        fill: Highlight;
      }
    }
  }
`;

type RingOfLightsProps = {
  /** Whether each dot is lit, clockwise from the top; unlit dots are added up to eight. */
  readonly lit: readonly boolean[];
};

/** The brand's ring with dots that are lit one by one; decorative, as wide as its container. */
export function RingOfLights({ lit }: RingOfLightsProps) {
  const lights = [...lit, ...Array.from({ length: Math.max(0, 8 - lit.length) }, () => false)];
  // Up to eight dots are as large as those of the mark; more of them are smaller, to keep gaps.
  const radius = Math.min(7.2, 64 / lights.length);
  return (
    <Lights viewBox="0 0 100 100" aria-hidden>
      {lights.map((isLit, index) => {
        const { x, y } = placeOf(index, lights.length);
        return <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} data-lit={isLit ? '' : undefined} />;
      })}
    </Lights>
  );
}

const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: 40vh;
`;

export function Loading({ label }: { readonly label: string }) {
  return (
    <Waiting role="status">
      <Ring size={56} turns label={label} />
    </Waiting>
  );
}
