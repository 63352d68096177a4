import { lazy, Suspense } from 'react';
import type { Offer } from './offer.js';

const PackageDialog = lazy(async () => ({ default: (await import('./PackageDialog.js')).PackageDialog }));

type LazyPackageDialogProps = { readonly offer: Offer | null; readonly onClose: () => void };

/** The dialog of the open offer, fetched when the first one opens. */
export function LazyPackageDialog({ offer, onClose }: LazyPackageDialogProps) {
  if (!offer) return null;
  return (
    <Suspense fallback={null}>
      <PackageDialog offer={offer} onClose={onClose} />
    </Suspense>
  );
}
