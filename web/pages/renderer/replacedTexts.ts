/**
 * Keeps each text of the page in its place, empty, when others put an element there instead of it: a translation by the
 * browser does so. React changes and removes its own texts; it would fail, or change what nobody sees, if they were no
 * longer in the page. What was put there goes with the text, and as soon as React writes another one.
 */
export function keepReplacedTexts(root: Node): void {
  const shown = new WeakMap<Node, Shown>();
  const texts = new WeakMap<Node, Text>();

  function keep(text: Text, by: Element): void {
    shown.set(text, { by, data: text.data });
    texts.set(by, text);
    text.data = '';
    by.before(text);
  }
  function forget(text: Text, { by }: Shown): void {
    shown.delete(text);
    texts.delete(by);
  }
  function handleRemoved(node: Node): void {
    const text = texts.get(node) ?? node;
    const kept = shown.get(text);
    if (!(text instanceof Text) || !kept) return;
    if (text === node) {
      if (!text.isConnected) kept.by.remove();
      else if (kept.by.isConnected) text.after(kept.by);
      if (text.isConnected) return;
    } else if (node.isConnected) {
      return;
    } else if (text.isConnected && text.data === '') {
      // The translation was taken back.
      text.data = kept.data;
    }
    forget(text, kept);
  }
  function handleWritten(text: Node): void {
    const kept = shown.get(text);
    if (!(text instanceof Text) || !kept || text.data === '') return;
    forget(text, kept);
    kept.by.remove();
  }

  new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes } of records) {
      if (type === 'characterData') handleWritten(target);
      const [text, ...others] = removedNodes;
      const [by, ...more] = addedNodes;
      const isReplaced = others.length === 0 && more.length === 0 && by?.isConnected && !text?.isConnected;
      if (isReplaced && text instanceof Text && text.data !== '' && by instanceof Element) keep(text, by);
      else removedNodes.forEach(handleRemoved);
    }
  }).observe(root, { subtree: true, childList: true, characterData: true });
}

/** What stands in place of a text, and what the text was. */
type Shown = { readonly by: Element; readonly data: string };
