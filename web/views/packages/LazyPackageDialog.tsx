import { type ComponentType, lazy, Suspense } from 'react';
import { LeaveSite } from '@ritmi/shared/ui/links/LeaveSite';
import { useLanguage } from '@ritmi/shared/ui/Language';
import type { Offer } from './offer.js';

type OpenDialogProps = { readonly offer: Offer; readonly onClose: () => void };

const PackageDialog = lazy<ComponentType<OpenDialogProps>>(() =>
  import('./PackageDialog.js').then(
    (loaded) => ({ default: loaded.PackageDialog }),
    () => ({ default: ContactInstead }),
  ),
);

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

function ContactInstead({ offer, onClose }: OpenDialogProps) {
  const { to } = useLanguage();
  return <LeaveSite href={to(offer.contactPath)} onLeave={onClose} />;
}
