/** In rules of styled-components: the id of a component that the rules of another one select. */
const selectedId = /\.(sc-[a-z0-9]+-\d+)/g;

/** The ids of components that these rules select. */
export function selectedIds(rules: string): string[] {
  return [...new Set([...rules.matchAll(selectedId)].flatMap(([, id]) => id ?? []))];
}

/**
 * Leaves out the ids that styled-components writes beside each class and that no rule selects: they are a twentieth of a
 * page (docs/decisions/190). React does not compare the class of an element when it hydrates a page.
 */
export function withoutIds(html: string, isSelected: (id: string) => boolean): string {
  return html.replaceAll(classOfComponents, (_match, names: string) => {
    const kept = names.split(' ').filter((name) => !name.startsWith('sc-') || isSelected(name));
    return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
  });
}

const classOfComponents = / class="(sc-[^"]*)"/g;
