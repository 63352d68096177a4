import { styled } from 'styled-components';
import { color, radius } from '@ritmi/shared/ui/tokens';

const Square = styled.svg`
  display: block;
  width: 100%;
  aspect-ratio: 1;
  border-radius: ${radius.picture};
  background: ${color.card};
  color: ${color.text};
`;

/** Distance between two grooves, in hundredths of the sleeve. */
const groove = 8;
const grooves = 12;
/** Beats of the innermost groove; the next one has as many more. */
const bar = 16;
/** How many beats are lit, and after how many that is repeated. */
const rhythms = [
  [4, 8],
  [0, 16],
  [2, 4],
  [12, 16],
  [1, 8],
  [6, 16],
  [1, 2],
  [0, 8],
  [3, 8],
  [16, 16],
] as const;

/** A record's sleeve: the brand's ring as grooves of dots around one of the corners, lit in a rhythm that comes from the title. */
export function Sleeve({ title }: { readonly title: string }) {
  const seed = seedOf(title);
  const [x, y] = [seed % 2 === 0 ? 22 : 78, seed % 3 === 0 ? 24 : 76];
  return (
    <Square viewBox="0 0 100 100" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeLinecap="round" transform={`translate(${x} ${y})`}>
        {Array.from({ length: grooves }, (_, place) => {
          const r = groove * (place + 1);
          const step = (2 * Math.PI * groove) / bar;
          const [run, period] = rhythms[(seed + place * (seed % 4 === 0 ? 3 : 7)) % rhythms.length] ?? [1, 4];
          return (
            <g key={r} transform={`rotate(${(seed * (place + 3)) % 360})`}>
              <circle r={r} strokeDasharray={`0 ${step.toFixed(4)}`} strokeWidth="1.1" strokeOpacity="0.26" />
              {run > 0 && <circle r={r} strokeDasharray={dashes(run, period, step)} strokeWidth="2.5" />}
            </g>
          );
        })}
      </g>
    </Square>
  );
}

/** Dots are dashes of length 0: `run` of them, then a gap until `period` is over. */
function dashes(run: number, period: number, step: number): string {
  const lit = `0 ${step.toFixed(4)} `.repeat(run - 1);
  return `${lit}0 ${(step * (period - run + 1)).toFixed(4)}`;
}

/** A number that is the same for the same title everywhere. */
function seedOf(title: string): number {
  return Array.from(title).reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_000_007,
    7,
  );
}
