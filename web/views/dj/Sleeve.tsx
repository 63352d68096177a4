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
const groove = 9;
/** The beats of each groove, from the middle. */
const beats = [8, 16, 16, 24, 32, 32, 48, 48, 48, 48] as const;
/** Every how many beats one is lit. */
const rhythms = [2, 8, 4, 1, 8, 3, 4] as const;

/** A record's sleeve: the brand's ring as grooves of dots around one of the corners, lit in a rhythm that comes from the title. */
export function Sleeve({ title }: { readonly title: string }) {
  const seed = seedOf(title);
  const [x, y] = [seed % 2 === 0 ? 24 : 76, seed % 3 === 0 ? 26 : 74];
  return (
    <Square viewBox="0 0 100 100" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeLinecap="round" transform={`translate(${x} ${y})`}>
        {beats.map((count, place) => {
          const r = groove * (place + 1);
          const step = (2 * Math.PI * r) / count;
          const lit = rhythms[(Math.floor(seed / 5 ** place) + place) % rhythms.length] ?? 4;
          const every = count % lit === 0 ? lit : 4;
          const ring = (gap: number) => ({ r, strokeDasharray: `0 ${gap.toFixed(3)}` });
          return (
            <g key={r} transform={`rotate(${(seed * (place + 3)) % 90})`}>
              <circle {...ring(step)} strokeWidth={groove * 0.26} strokeOpacity={0.22} />
              <circle {...ring(step * every)} strokeWidth={groove * 0.5} />
            </g>
          );
        })}
      </g>
    </Square>
  );
}

/** A number that is the same for the same title everywhere. */
function seedOf(title: string): number {
  return [...title].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_000_007, 7);
}
