/** When on a day a night takes place; `all` takes both other parts (contract, third part). */
export const parts = ['day', 'evening', 'all'] as const;

export type Part = (typeof parts)[number];

/** A part that capacity is counted in. */
export type Half = Exclude<Part, 'all'>;

const halves: Readonly<Record<Part, readonly Half[]>> = {
  day: ['day'],
  evening: ['evening'],
  all: ['day', 'evening'],
};

export function halvesOf(part: Part): readonly Half[] {
  return halves[part];
}
