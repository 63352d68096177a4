import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { offerOfPackage } from '@ritmi/shared/cards/offer';
import { PackageCard } from '@ritmi/shared/cards/PackageCard';
import { issue } from '@ritmi/shared/domain/errors';
import { type Package, packages } from '@ritmi/shared/domain/packages/schema';
import { withoutPublishing } from '@ritmi/shared/domain/publishing/publishing';
import { useAgency } from '@ritmi/shared/ui/Agency';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { requiredText } from '@ritmi/shared/domain/shapes';
import { translationBody } from '../kit/kinds/fieldKinds.js';
import { entityForm, type FormSpec } from '../kit/forms/formSpec.js';
import { useFileUrl } from '../kit/media/Preview.js';
import { SaveProgress, useUploadOnSave } from '../kit/media/uploads.js';
import { LivePreview } from '../kit/forms/LivePreview.js';
import type { ReadValues } from '../kit/outbox/queued.js';
import { useResource } from '../kit/resource/useResource.js';
import { useRows } from '../kit/resource/useRows.js';
import { useLatest } from '../kit/useLatest.js';
import { PackageFields } from './PackageFields.js';
import { packagesText } from './text.js';
import { type Attempt, type Edited, type FormValues, idsOf } from '../kit/model/values.js';

const { title, image, customPrice } = packages.fields;

// Without the rules about times, which the form does not have.
const create = z.object({
  ...packages.create.shape,
  title: requiredText(title.inputLabel, 300),
  /** May be a chosen file, which is uploaded on save (contract, Admin). */
  image: z.union([z.instanceof(File), image.shape]),
  /** Required while it is switched on; null while it is off (specification section 5). */
  customPrice: z
    .custom<string | number | null>(
      (price) => price !== '',
      issue('required', `${customPrice.label} is required`),
    )
    .pipe(customPrice.shape),
});

const derivedForm = entityForm({ ...packages, create });

/** The form of a package: its image may be a file, and its custom price has a switch. */
export const packageForm: FormSpec = {
  ...derivedForm,
  empty: { ...derivedForm.empty, customPrice: null },
  toValues: (pkg) => ({ ...derivedForm.toValues(pkg), customPrice: pkg.customPrice }),
  missing: packages.fields.serviceIds.noneChosen,
  canSubmit: ({ serviceIds }) => Array.isArray(serviceIds) && serviceIds.length > 0,
};

// Specification section 8 has two texts for this; the services manager uses the other one.
const servicesFailure = { text: 'Failed to fetch services' };

/** Packages and their form, with the services to choose from and a save that uploads the chosen file first. */
export function usePackages() {
  const services = useRows('services', servicesFailure);
  const known = useLatest(services.rows);
  /** A queued package shows its services. */
  const withServices = useCallback<ReadValues>(
    ({ serviceIds }) => (serviceIds ? { services: entriesOf(serviceIds, known.current) } : {}),
    [known],
  );
  const resource = useResource({ name: 'packages', text: packagesText, readMore: withServices });
  const upload = useUploadOnSave();

  async function save(values: FormValues, attempt: Attempt, base: Edited | undefined) {
    const { image, translations: _, hiddenLanguages: _hidden, ...rest } = withoutPublishing(values);
    const translated = { ...rest, image, ...translationBody(packages, values, base) };
    const body = image instanceof File ? { ...translated, image: await upload.send(image) } : translated;
    return resource.save(body, attempt, base);
  }

  const form = {
    spec: packageForm,
    save,
    progress: <SaveProgress upload={upload} />,
    preview: <PackagePreview services={services.rows} />,
    children: <PackageFields services={services} />,
  };
  return { resource, form };
}

/** The chosen services in the form in which the API returns them with a package. */
function entriesOf(serviceIds: unknown, services: readonly Service[]): Package['services'] {
  const ids = idsOf(serviceIds);
  const chosen = services.filter(({ id }) => ids.includes(id));
  return chosen.map(({ id, title, price, hidePrice }) => ({ id, service: { id, title, price, hidePrice } }));
}

/** The package's card with the chosen services and the file that is not uploaded yet. */
function PackagePreview({ services }: { readonly services: readonly Service[] }) {
  const { discountPerService } = useAgency();
  const [serviceIds, image] = useWatch({ name: ['serviceIds', 'image'] });
  // Images only: the card recognizes a video by its extension, which a temporary URL lacks.
  const fileUrl = useFileUrl(image instanceof File && image.type.startsWith('image/') ? image : null);
  const render = useCallback(
    (pkg: Package) => {
      const chosen = entriesOf(serviceIds, services);
      const shown = { ...pkg, image: fileUrl ?? pkg.image, services: chosen };
      const offer = offerOfPackage(shown, discountPerService);
      return <PackageCard offer={offer} level={3} />;
    },
    [services, serviceIds, fileUrl, discountPerService],
  );
  return <LivePreview name="packages" render={render} />;
}
