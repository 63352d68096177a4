import { hydratingEvent } from '../marks.js';

/** Collects what others change in the page until it is hydrated; the pages take it back then (foreignChanges.ts). */
export function watchForeignChanges(root: Node): void {
  const observer = new MutationObserver((records) => changes.push(...records));
  const changes: MutationRecord[] = [];
  observer.observe(root, { subtree: true, childList: true, characterDataOldValue: true });
  addEventListener(hydratingEvent, ({ detail: take }) => {
    take(changes.concat(observer.takeRecords()));
    observer.disconnect();
  });
}
