import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import { shownOffer } from '@ritmi/shared/cards/offer';
import { PackageCard } from '@ritmi/shared/cards/PackageCard';
import type { Package } from '@ritmi/shared/domain/packages/schema';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { idsOf } from '../kit/forms/formSpec.js';
import { useFileUrl } from '../kit/media/useFileUrl.js';
import { LivePreview } from '../kit/preview/LivePreview.js';

/** The package's card with the chosen services and the file that is not uploaded yet. */
export function PackagePreview({ services }: { readonly services: readonly Service[] }) {
  const [serviceIds, useCustomPrice, file] = useWatch({ name: ['serviceIds', 'useCustomPrice', 'file'] });
  // The card tells a video by its extension, which a temporary address lacks.
  const fileUrl = useFileUrl(file instanceof File && file.type.startsWith('image/') ? file : null);
  const render = useCallback(
    (pkg: Package) => {
      const ids = idsOf(serviceIds);
      const chosen = services.filter(({ id }) => ids.includes(id));
      const offer = shownOffer({
        ...pkg,
        image: fileUrl ?? pkg.image,
        customPrice: useCustomPrice === true ? pkg.customPrice : null,
        services: chosen.map((service) => ({ id: service.id, service })),
      });
      return <PackageCard offer={offer} level={3} />;
    },
    [services, serviceIds, useCustomPrice, fileUrl],
  );
  return <LivePreview name="packages" render={render} />;
}
