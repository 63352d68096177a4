import { djs } from '../brand/brand.js';
import type { Message } from '../language.js';

/** What the about page says until there is managed content; an empty line separates paragraphs. */
export const fixedSections = {
  history: {
    title: { sq: 'Historia jonë', en: 'Our history' },
    content: {
      sq: `Filluam në vitin 2005 me një furgon, dy bokse dhe dasma që mbaronin në mëngjes. Në vitin 2017 na u bashkua Lumo me muzikën e klubeve, dhe bashkë me të erdhën dritat, lazeri dhe fishekzjarret e brendshme.

Sot jemi një ekip që vjen me gjithçka: DJ, zë, ndriçim dhe efekte. Nuk ngarkojmë më shumë pajisje se sa duhen. Vijmë herët, provojmë, dhe kur hyn i pari i ftuar, gjithçka është gati.`,
      en: `We began in 2005 with a van, two speakers and weddings that ended in the morning. In 2017 Lumo joined us with the music of the clubs, and with him came lights, lasers and indoor fireworks.

Today we are a team that brings everything: DJ, sound, lighting and effects. We do not load more equipment than is needed. We come early, we check, and when the first guest walks in, everything is ready.`,
    },
  },
  vision: {
    title: { sq: 'Vizioni dhe misioni', en: 'Vision and mission' },
    content: {
      sq: `Duam që një natë të mbahet mend për njerëzit që ishin aty, jo për pajisjet që sollëm ne. Drita duhet të tregojë fytyrat, zëri të lërë vend për bisedë derisa të vijë ora e kërcimit.

Misioni ynë është i thjeshtë: një çmim që e di që në fillim, një person që të përgjigjet në telefon dhe një natë që ecën sipas planit. Kush na thërret një herë, e di kë të thërrasë herën tjetër.`,
      en: `We want a night to be remembered for the people who were there, not for the equipment we brought. Light should show the faces, and sound should leave room to talk until it is time to dance.

Our mission is simple: a price that you know from the start, one person who answers the phone, and a night that runs to plan. Those who call us once know whom to call the next time.`,
    },
  },
} satisfies Record<string, Record<'title' | 'content', Message>>;

export const fixedTeam = [
  {
    name: 'Taulant Gjeta',
    role: { sq: `Themelues, ${djs.taulo.stageName}`, en: `Founder, ${djs.taulo.stageName}` },
    bio: {
      sq: 'Në pult që nga viti 2005. Me të flet për programin, listën e këngëve dhe orën e tortës.',
      en: 'Behind the decks since 2005. He is the one you talk to about the programme, the songs and the hour of the cake.',
    },
  },
  {
    name: 'Ilir Lumani',
    role: {
      sq: `${djs.lumo.stageName}, dritat dhe efektet`,
      en: `${djs.lumo.stageName}, lights and effects`,
    },
    bio: {
      sq: 'Luan në klube që nga viti 2017. Vizaton skenën, vendos dritat dhe vendos kur shpërthen CO2.',
      en: 'He has played in clubs since 2017. He draws the stage, sets the lights and decides when the CO2 goes off.',
    },
  },
] satisfies (Record<'role' | 'bio', Message> & { name: string })[];
