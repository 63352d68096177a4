import { useCallback, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { shownOffer } from '@ritmi/shared/cards/offer';
import { PackageCard } from '@ritmi/shared/cards/PackageCard';
import type { Package } from '@ritmi/shared/domain/packages/schema';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { idsOf } from '../kit/forms/formSpec.js';
import { LivePreview } from '../kit/preview/LivePreview.js';

/** The package's card with the chosen services and the file that is not uploaded yet. */
export function PackagePreview({ services }: { readonly services: readonly Service[] }) {
  const [serviceIds, useCustomPrice, file] = useWatch({ name: ['serviceIds', 'useCustomPrice', 'file'] });
  const fileAddress = useFileAddress(file);
  const render = useCallback(
    (pkg: Package) => {
      const ids = idsOf(serviceIds);
      const chosen = services.filter(({ id }) => ids.includes(id));
      const offer = shownOffer({
        ...pkg,
        image: fileAddress || pkg.image,
        customPrice: useCustomPrice === true ? pkg.customPrice : null,
        services: chosen.map((service) => ({ id: service.id, service })),
      });
      return <PackageCard offer={offer} level={3} />;
    },
    [services, serviceIds, useCustomPrice, fileAddress],
  );
  return <LivePreview name="packages" render={render} />;
}

/** A temporary address of a chosen picture, revoked with it; '' for videos, which the card tells by their extension. */
function useFileAddress(file: unknown): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    if (!(file instanceof File) || !file.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- The address must be revoked, so it is made here.
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress('');
    };
  }, [file]);
  return address;
}
