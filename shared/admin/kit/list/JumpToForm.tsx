import { Plus } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { firstFieldIn } from '@ritmi/shared/ui/Dialog';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Jump } from '../look/corner.js';
import { words } from '../text.js';

/**
 * A button that scrolls to the form below a list, shown while the list is below it: where its end is in sight, so is the
 * form.
 */
export function JumpToForm({ form }: { readonly form: RefObject<HTMLElement | null> }) {
  const { t } = useLanguage();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const list = form.current?.previousElementSibling;
    if (!list) return;
    const observer = new IntersectionObserver(
      (crossings) => setIsShown(crossings.at(-1)?.isIntersecting === true),
      // A line across the window: at most one of several lists is on it.
      { rootMargin: '-90% 0px -10%' },
    );
    observer.observe(list);
    return () => observer.disconnect();
  }, [form]);

  function handleJump() {
    form.current?.scrollIntoView();
    firstFieldIn(form.current)?.focus();
  }
  return isShown ? (
    <Jump aria-label={t(words.add)} onClick={handleJump}>
      <Plus size={24} aria-hidden="true" />
    </Jump>
  ) : null;
}
