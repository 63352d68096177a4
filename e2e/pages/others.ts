/**
 * Translates the page as browsers do, and each text that comes later. Runs in the page.
 * @returns what stops it and puts the original texts back
 */
export function startTranslating(): () => void {
  const originals = new Map<Element, Text>();
  const translate = (within: Node) => {
    const found = within instanceof Text ? [within] : [];
    const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.data.trim() || !text.parentElement) continue;
      if (text.parentElement.closest('script, style, noscript, option, font')) continue;
      const font = document.createElement('font');
      font.append(Object.assign(document.createElement('font'), { textContent: `«${text.data}»` }));
      originals.set(font, text);
      text.replaceWith(font);
    }
  };
  translate(document.body);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      addedNodes.forEach(translate);
      if (type === 'characterData') translate(target);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
    for (const [font, text] of originals) if (font.isConnected) font.replaceWith(text);
  };
}

/** Adds an element after each field, now and whenever there is a new one, as password managers do. Runs in the page. */
export function startAddingElements(): void {
  const add = () => {
    for (const field of document.querySelectorAll('input:not([type=hidden]), select, textarea')) {
      if (field.nextElementSibling?.localName === 'vault-icon') continue;
      field.after(Object.assign(document.createElement('vault-icon'), { textContent: '🔑' }));
    }
  };
  add();
  new MutationObserver(add).observe(document, { subtree: true, childList: true });
}
