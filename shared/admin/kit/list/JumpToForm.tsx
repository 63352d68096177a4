import { Plus } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { firstFieldIn } from '@ritmi/shared/ui/Dialog';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Jump } from '../look/corner.js';
import { words } from '../text.js';

/** Observers with lines and bands of the window: where a list is crossed, and where its form is near. */
const rules = {
  // A line across the window: at most one of several lists is on it.
  list: { rootMargin: '-90% 0px -10%' },
  // As early as the last row, over whose buttons the button would be.
  form: { rootMargin: '0px 0px 180px' },
} as const;

/** A button that scrolls to the form below a list, shown while the list is in sight and its last row is not. */
export function JumpToForm({ form }: { readonly form: RefObject<HTMLElement | null> }) {
  const { t } = useLanguage();
  const [isOnList, setIsOnList] = useState(false);
  const [isFormNear, setIsFormNear] = useState(false);
  useEffect(() => {
    const { current } = form;
    const list = current?.previousElementSibling;
    if (!list) return;
    const observers = [observe(list, rules.list, setIsOnList), observe(current, rules.form, setIsFormNear)];
    return () => observers.forEach((observer) => observer.disconnect());
  }, [form]);

  function handleJump() {
    form.current?.scrollIntoView();
    firstFieldIn(form.current)?.focus();
  }
  return isOnList && !isFormNear ? (
    <Jump aria-label={t(words.add)} onClick={handleJump}>
      <Plus size={24} aria-hidden="true" />
    </Jump>
  ) : null;
}

/** Tells whether an element is in a part of the window, at first and when that changes. */
function observe(element: Element, rule: IntersectionObserverInit, tell: (isThere: boolean) => void) {
  const observer = new IntersectionObserver(
    (crossings) => tell(crossings.at(-1)?.isIntersecting === true),
    rule,
  );
  observer.observe(element);
  return observer;
}
