type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

type Held = {
  readonly value: string;
  readonly isChecked: boolean;
  /** Where the cursor is, if the field has the focus. */
  readonly focus: { readonly start: number | null; readonly end: number | null } | null;
};

/** What the fields of the page contained last, by their names; null once React has rendered them. */
let held: Map<string, Held> | null = null;

/** The last event of a field that the focus was leaving. */
let leaving: Event | null = null;

/**
 * Remembers what is typed, chosen and focused in the page until React has hydrated it: React resets choices, and makes
 * the fields anew where it finds another page than the server sent.
 */
export function holdFields(): void {
  held = new Map();
  remember();
  for (const name of signs) document.addEventListener(name, remember, true);
  document.addEventListener('change', rememberSoon, true);
  for (const name of endSigns) document.addEventListener(name, noteLeaving, true);
}

const endSigns = ['change', 'focusout'];

function noteLeaving(event: Event): void {
  if (event.target !== document.activeElement) leaving = event;
}

const signs = ['input', 'focusin', 'selectionchange'];

/** A field that React takes away while somebody types changes too, without its focus; React is done before this runs. */
function rememberSoon(): void {
  queueMicrotask(() => held && remember());
}

function remember(): void {
  for (const [key, field] of fieldsOfPage()) {
    held?.set(key, {
      value: field.value,
      isChecked: field instanceof HTMLInputElement && field.checked,
      focus: field === document.activeElement ? cursorIn(field) : null,
    });
  }
}

/** Puts back into the rendered fields what they have lost. */
export function restoreFields(): void {
  const before = held;
  held = null;
  if (!before) return;
  for (const name of signs) document.removeEventListener(name, remember, true);
  document.removeEventListener('change', rememberSoon, true);
  for (const name of endSigns) document.removeEventListener(name, noteLeaving, true);
  // React renders at once what such an event reaches, before the next field has the focus: given back, it would stay here.
  const isLeaving = leaving !== null && leaving.eventPhase !== Event.NONE;
  leaving = null;
  for (const [key, field] of fieldsOfPage()) {
    const last = before.get(key);
    if (!last) continue;
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
      // No click: the start script holds clicks until later, and only one. Forms read their boxes when they are there.
      field.checked = last.isChecked;
    } else if (field.value !== last.value) {
      enter(field, last.value);
    }
    if (last.focus && !isLeaving && document.activeElement !== field) focus(field, last.focus);
  }
}

/** The visible fields by name, and by position among those of the same name: ids change when React renders anew. */
function fieldsOfPage(): [key: string, field: Field][] {
  const counts = new Map<string, number>();
  const all = document.querySelectorAll<Field>(
    '#root :is(input:not([type=hidden], [type=file]), select, textarea)',
  );
  return [...all].map((field) => {
    const name = `${field.localName} ${field.type} ${field.name}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return [`${name} ${count}`, field];
  });
}

/** Changes a field as typing does: React sees it, because the setter is that of the browser. */
function enter(field: Field, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Reflect.set(Object(prototype), 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
}

function cursorIn(field: Field): NonNullable<Held['focus']> {
  // Null in fields without a text cursor, such as an e-mail address.
  if (field instanceof HTMLSelectElement) return { start: null, end: null };
  return { start: field.selectionStart, end: field.selectionEnd };
}

function focus(field: Field, { start, end }: NonNullable<Held['focus']>): void {
  field.focus({ preventScroll: true });
  if (!(field instanceof HTMLSelectElement) && start !== null) field.setSelectionRange(start, end);
}
