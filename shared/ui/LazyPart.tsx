import { type ComponentType, lazy, Suspense, useEffect } from 'react';

/** Dispatched on the window when a part cannot be loaded because there is no network. */
export const missingPartEvent = 'ritmi:missing-part';

/**
 * A part of the page whose script is loaded when it is first shown. When the script cannot be loaded, the visitor goes to
 * the address of `useAddress`, but stays here without a network: the browser's error page would replace this page.
 */
export function lazyPart<P extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<P>>,
  useAddress: (props: P) => string,
): ComponentType<P> {
  function LeaveSite(props: P) {
    const address = useAddress(props);
    const { onClose } = props;
    useEffect(() => {
      if (navigator.onLine) window.location.assign(address);
      else window.dispatchEvent(new Event(missingPartEvent));
      onClose();
    }, [address, onClose]);
    return null;
  }
  const Part: ComponentType<P> = lazy(async () => ({ default: await load().catch(() => LeaveSite) }));
  return function LazyPart(props: P) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
