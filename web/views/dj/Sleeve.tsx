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
const groove = 9.5;
const grooves = 9;
/** How many beats a groove may have. */
const beats = [3, 4, 6, 8, 12, 16, 24, 32] as const;

/** A record's sleeve: the brand's ring as grooves of dots around one of the corners, in a rhythm that comes from the title. */
export function Sleeve({ title }: { readonly title: string }) {
  const seed = seedOf(title);
  const [cx, cy] = [seed % 2 === 0 ? 28 : 72, seed % 3 === 0 ? 30 : 70];
  return (
    <Square viewBox="0 0 100 100" aria-hidden="true">
      {Array.from({ length: grooves }, (_, place) => {
        const r = groove * (place + 1);
        const part = Math.floor(seed / 7 ** place) + place;
        // Inner grooves have room for few.
        const count = beats[part % Math.min(beats.length, place + 3)] ?? 4;
        const size = Math.min(groove * 0.72, ((2 * Math.PI * r) / count) * 0.55);
        return (
          <circle
            key={r}
            cx={cx}
            cy={cy}
            r={r}
            fill="none"
            stroke="currentColor"
            strokeOpacity={part % 3 === 0 ? 0.95 : part % 3 === 1 ? 0.4 : 0.16}
            strokeWidth={size.toFixed(2)}
            strokeLinecap="round"
            strokeDasharray={`0 ${((2 * Math.PI * r) / count).toFixed(3)}`}
            transform={`rotate(${(part * 13) % 360} ${cx} ${cy})`}
          />
        );
      })}
    </Square>
  );
}

/** A number that is the same for the same title everywhere. */
function seedOf(title: string): number {
  return [...title].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_000_007, 7);
}
