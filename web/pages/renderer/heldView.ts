/** Whether an element of the page is open, and how far it is scrolled. */
type View = { readonly isOpen: boolean; readonly left: number; readonly top: number };

type Held = {
  /** The elements as the server sent them, by their names. */
  readonly elements: ReadonlyMap<string, Element>;
  /** Those of the page itself: of its frame, scripts take the consent bar away. */
  readonly content: readonly Element[];
  /** Those that were opened or scrolled. */
  readonly views: Map<Element, View>;
  pageTop: number;
};

/** What the visitor has opened and scrolled; null once React has rendered the page. */
let held: Held | null = null;

/**
 * Remembers what is opened and how far things are scrolled until React has hydrated the page: where React finds another
 * page than the server sent, it makes all elements anew.
 */
export function holdView(): void {
  const content = [...document.querySelectorAll('main *')];
  held = { elements: elementsOfPage(), content, views: new Map(), pageTop: window.scrollY };
  for (const element of held.elements.values()) {
    const view = viewOf(element);
    if (view.isOpen || view.left > 0 || view.top > 0) held.views.set(element, view);
  }
  for (const name of signs) document.addEventListener(name, remember, true);
}

const signs = ['toggle', 'scroll'];

function remember({ target }: Event): void {
  if (target instanceof Element) held?.views.set(target, viewOf(target));
  else if (held) held.pageTop = window.scrollY;
}

/** Opens and scrolls again what React has made anew. */
export function restoreView(): void {
  const before = held;
  held = null;
  if (!before) return;
  for (const name of signs) document.removeEventListener(name, remember, true);
  const { elements, content, views, pageTop } = before;
  const isAnew = content.some(({ isConnected }) => !isConnected);
  if (!isAnew) return;
  for (const [key, element] of elementsOfPage()) {
    const last = elements.get(key);
    const view = last && last !== element && views.get(last);
    if (!view) continue;
    if (element instanceof HTMLDetailsElement) element.open = view.isOpen;
    element.scrollTo({ left: view.left, top: view.top, behavior: 'instant' });
  }
  // The page may be scrolled further already: its event comes with the next frame.
  window.scrollTo({ top: Math.max(pageTop, window.scrollY), behavior: 'instant' });
}

function viewOf(element: Element): View {
  const isOpen = element instanceof HTMLDetailsElement && element.open;
  return { isOpen, left: element.scrollLeft, top: element.scrollTop };
}

/** The elements by name and position among those of the same name: React gives new ones the same. */
function elementsOfPage(): Map<string, Element> {
  const counts = new Map<string, number>();
  const named = new Map<string, Element>();
  for (const element of document.querySelectorAll('#root *')) {
    // Only React's own elements have the class of their component before that of their rules.
    const name = `${element.localName} ${[...element.classList].at(-1) ?? ''}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    named.set(`${name} ${count}`, element);
  }
  return named;
}
