import { entityOf, type EntityName } from '@ritmi/shared/domain/entities';
import { ownPathOf } from '@ritmi/shared/domain/addresses/site';
import { shorten } from '@ritmi/shared/domain/text/cut';
import { textIn } from '@ritmi/shared/domain/values';
import { type Known, type Part, pictureKeyOf, picturesOf, textsOf } from './known.js';
import { titleKeysOf, tokensOf, valueKeyOf } from './known.js';
import { cardOf, headings, isContent, type PageContent, type Places } from './pageTexts.js';
import { readPage, tokensIn } from './pageTexts.js';

/** Something on a page of the site that a form of the admin changes. */
export type Managed = {
  /** The card, or the text itself. */
  readonly element: Element;
  readonly entity: EntityName;
  readonly id: string;
  /** The field that the element shows; null for a whole document. */
  readonly field: string | null;
  readonly title: string;
};

/** Fields that are shown around every page rather than in it. */
const ofFrame: readonly string[] = ['name', 'tagline', 'description', 'logo'];

const longestTitle = 60;

/** What a card has that belongs to a document: its id or address counts more than its picture, and that than its list. */
const scores = { token: 8, picture: 4, list: 2 };

/**
 * What the admin manages of a page, in page order. Pages say nothing of it, since that would be sent to all visitors: it is
 * found by what they have anyway, which is texts, the addresses of links, ids and the names of pictures.
 */
export function findManaged(page: Document, known: readonly Known[]): readonly Managed[] {
  const content = readPage(page);
  const isSingle = ({ entity }: Known) => entityOf(entity).isSingle;
  const lists = known.filter((each) => !isSingle(each));
  const cards = findCards(page, lists, content.texts);
  const owner = ownerOf(page, cards, lists);
  return [
    ...cards.values(),
    ...(owner ? partsOf(owner, cards, content) : []),
    ...known.filter(isSingle).flatMap((each) => textsIn(each, cards, content)),
  ].sort(({ element }, other) => {
    const position = element.compareDocumentPosition(other.element);
    return position & element.DOCUMENT_POSITION_FOLLOWING ? -1 : Number(position > 0);
  });
}

type Cards = ReadonlyMap<Element, Managed>;

/** The cards of documents: those with their titles, then those with their ids alone. */
function findCards(page: Document, known: readonly Known[], texts: Places): Cards {
  const cards = new Map<Element, Managed>();
  const put = (card: Element, found: Known | null) => {
    if (!found || overlaps(card, cards)) return;
    const { entity, document } = found;
    cards.set(card, { element: card, entity, id: document.id, field: null, title: titleOf(found) });
  };
  const named = namedElements(known, texts);
  // The heading of the page first: on a document's own page only an id makes a card another's.
  for (const { element, candidates } of named) {
    if (element.matches('h1')) put(cardOf(element), bestOf(cardOf(element), candidates));
  }
  const isOwned = ownerOf(page, cards, known) !== null;
  for (const { element, candidates } of named) {
    const least = isOwned && element.closest('main') ? scores.token : 0;
    put(cardOf(element), bestOf(cardOf(element), candidates, least));
  }
  const shown = new Set([...cards.values()].map(({ id }) => id));
  const others = known.filter(({ document }) => !shown.has(document.id));
  const unnamed = new Map(others.map((each) => [each.document.id, each]));
  for (const element of page.body.querySelectorAll('[id], a[href], input[value]')) {
    const [token] = [...tokensIn(element)].filter((each) => unnamed.has(each));
    if (token !== undefined && isContent(element)) put(cardOf(element), unnamed.get(token) ?? null);
  }
  return cards;
}

type Named = { readonly element: Element; readonly candidates: readonly Known[] };

/** The elements that may be titles, each with the documents that are called so. */
function namedElements(known: readonly Known[], texts: Places): readonly Named[] {
  const byKey = new Map<string, Known[]>();
  for (const each of known) {
    for (const key of new Set([...titleKeysOf(each), valueKeyOf(each)])) {
      byKey.set(key, [...(byKey.get(key) ?? []), each]);
    }
  }
  return [...byKey].flatMap(([key, called]) =>
    (texts.get(key) ?? []).map((element) => ({
      element,
      candidates: called.filter((each) =>
        isHeading(element)
          ? titleKeysOf(each).includes(key)
          : valueKeyOf(each) === key && element.closest('li'),
      ),
    })),
  );
}

const isHeading = (element: Element) => element.matches(headings) || element.querySelector(headings) !== null;

/** The document that a card most likely shows, of those with its title; null where none has the least score. */
function bestOf(card: Element, candidates: readonly Known[], least = 0): Known | null {
  const tokens = tokensIn(card);
  const sources = [...card.querySelectorAll('[src], [poster]')].flatMap((each) => [
    each.getAttribute('src') ?? '',
    each.getAttribute('poster') ?? '',
  ]);
  const pictures = new Set(sources.map(pictureKeyOf));
  let best: { readonly found: Known; readonly score: number } | null = null;
  for (const found of candidates) {
    const list = entityOf(found.entity).site?.page.slice(1) ?? '';
    const score =
      (tokensOf(found).some((token) => tokens.has(token)) ? scores.token : 0) +
      (picturesOf(found).some(({ key }) => pictures.has(key)) ? scores.picture : 0) +
      (list !== '' && tokens.has(list) ? scores.list : 0);
    if (score >= least && score > (best?.score ?? -1)) best = { found, score };
  }
  return best?.found ?? null;
}

const isIn = (element: Element, cards: Cards) => [...cards.keys()].some((card) => card.contains(element));

const overlaps = (card: Element, cards: Cards) =>
  isIn(card, cards) || [...cards.keys()].some((each) => card.contains(each));

/** The document whose own page this is; null on other pages. */
function ownerOf(page: Document, cards: Cards, known: readonly Known[]): Known | null {
  const head = page.querySelector('main h1');
  const card = head && cards.get(cardOf(head));
  const owner = known.find(({ document, entity }) => document.id === card?.id && entity === card.entity);
  return owner && ownPathOf(owner.entity, owner.document) !== null ? owner : null;
}

/** The other parts of a document's own page: one for each section that shows a field of its. */
function partsOf(owner: Known, cards: Cards, { texts, pictures }: PageContent): readonly Managed[] {
  const { entity, document } = owner;
  const found = new Map<string, Managed>();
  const sections = new Set<Element>();
  const take = (part: Part, places: Places) => {
    const [field = ''] = part.field.split('.');
    const place = places.get(part.key)?.find((each) => each.closest('main') && !isIn(each, cards));
    const element = place?.closest('section') ?? place;
    if (!element || found.has(field) || sections.has(element)) return;
    sections.add(element);
    const label = entityOf(entity).fields[field]?.label ?? field;
    found.set(field, { element, entity, id: document.id, field, title: `${titleOf(owner)}, ${label}` });
  };
  // A long text belongs to one field, a short one may be a part of another's.
  const byLength = [...textsOf(owner)].sort((one, other) => other.key.length - one.key.length);
  for (const part of byLength) take(part, texts);
  for (const part of picturesOf(owner)) take(part, pictures);
  return [...found.values()];
}

/** The texts and pictures of a single document: one for each item of a list and for each other field. */
function textsIn(single: Known, cards: Cards, { texts, pictures }: PageContent): readonly Managed[] {
  const { entity, document } = single;
  const found = new Map<string, Managed>();
  const taken = new Set<Element>();
  const take = (part: Part, element: Element | undefined) => {
    const each = part.field.replace(/(\.\d+)\..*$/, '$1');
    if (!element || found.has(each) || taken.has(element) || isIn(element, cards)) return;
    taken.add(element);
    const { text, field } = part;
    found.set(each, { element, entity, id: document.id, field, title: shorten(text, longestTitle) });
  };
  const isOfFrame = ({ field }: Part) => ofFrame.includes(field);
  // A text around the page may also be one in it.
  const inPage = textsOf(single).filter((part) => !isOfFrame(part));
  const around = textsOf(single).filter(isOfFrame);
  for (const part of inPage)
    take(
      part,
      texts.get(part.key)?.find((each) => each.closest('main')),
    );
  for (const part of [...around, ...inPage]) {
    take(
      part,
      texts.get(part.key)?.find((each) => !taken.has(each) && !each.closest('main h1')),
    );
  }
  for (const part of picturesOf(single)) {
    const picture = pictures.get(part.key)?.[0];
    const fileName = part.text.split('/').at(-1) ?? '';
    take({ ...part, text: fileName }, picture?.closest('section, header, figure') ?? picture);
  }
  return [...found.values()];
}

/** What a document is called. */
const titleOf = ({ entity, document }: Known) => textIn(document, entityOf(entity).titleField);
