import { type ContentText, messageIn, plainText } from '../content.js';
import type { Language, Message } from '../language.js';

// Content that is invented for the demo says so until the agency replaces it.

type Part = 'pictures' | 'proof' | 'voices' | 'questions';

export type DemoNotes = Readonly<Record<Part, ContentText>>;

const notes: Readonly<Record<Part, Message>> = {
  pictures: {
    sq: 'Fotot dhe videot e kësaj demoje janë të krijuara me kompjuter.',
    en: 'The pictures and videos of this demo are computer-generated.',
  },
  proof: { sq: 'Numrat janë shembull.', en: 'These numbers are invented for this demo.' },
  voices: { sq: 'Zërat janë shembull.', en: 'These quotes are invented for this demo.' },
  questions: { sq: 'Përgjigjet janë shembull.', en: 'These answers are invented for this demo.' },
};

/** One entry of each of the demo's lists is enough to know them by: names, numbers and the beginning of an answer. */
const marks = {
  picture: /^\/brand\//,
  number: /^1\s240$/,
  voice: /^(?:Ana dhe Ermali|Sara, klasa 12B|Drita)$/,
  answer: /^Po, 30 % e mban datën/,
};

type Shown = {
  readonly hero: { readonly picture: string };
  readonly proof: readonly { readonly value: string }[];
  readonly voices: readonly { readonly name: ContentText }[];
  readonly questions: readonly { readonly answer: ContentText }[];
};

/** @param settings in the source language */
export function demoNotes({ hero, proof, voices, questions }: Shown, language: Language): DemoNotes {
  const note = (part: Part, isOfDemo: boolean) => (isOfDemo ? messageIn(language, notes[part]) : '');
  return {
    pictures: note('pictures', marks.picture.test(hero.picture)),
    proof: note(
      'proof',
      proof.some(({ value }) => marks.number.test(value)),
    ),
    voices: note(
      'voices',
      voices.some(({ name }) => marks.voice.test(plainText(name))),
    ),
    questions: note(
      'questions',
      questions.some(({ answer }) => marks.answer.test(plainText(answer))),
    ),
  };
}
