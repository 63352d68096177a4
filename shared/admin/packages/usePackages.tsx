import { useCallback } from 'react';
import type { Edited, FormValues } from '../kit/forms/formSpec.js';
import type { Attempt } from '../kit/forms/useItemForm.js';
import { SaveProgress } from '../kit/media/UploadProgress.js';
import { useUploadOnSave } from '../kit/media/useUploads.js';
import type { ReadValues } from '../kit/outbox/queued.js';
import { useResource } from '../kit/resource/useResource.js';
import { useRows } from '../kit/resource/useRows.js';
import { useLatest } from '../kit/useLatest.js';
import { PackageFields } from './PackageFields.js';
import { PackagePreview } from './PackagePreview.js';
import { describePackage, packageForm } from './packageForm.js';
import { packagesText } from './text.js';

// One of the two wordings that specification section 8 has for it; the services manager says the other one.
const servicesFailure = { text: 'Failed to fetch services' };

/** Packages, and the one form of them: with the services to choose from, and a save that uploads the chosen file first. */
export function usePackages() {
  const services = useRows('services', servicesFailure);
  const known = useLatest(services.rows);
  /** A queued package shows its services. */
  const withServices = useCallback<ReadValues>(
    ({ serviceIds }) => {
      if (!Array.isArray(serviceIds)) return {};
      const chosen = known.current.filter(({ id }) => serviceIds.includes(id));
      return { services: chosen.map((service) => ({ id: service.id, service })) };
    },
    [known],
  );
  const resource = useResource({ name: 'packages', text: packagesText, readMore: withServices });
  const upload = useUploadOnSave();

  async function save({ file, ...fields }: FormValues, attempt: Attempt, base: Edited | undefined) {
    const body = { ...fields, image: file instanceof File ? await upload.send(file) : fields.image };
    await resource.save(body, attempt, base);
  }

  const form = {
    spec: packageForm,
    save,
    describe: describePackage,
    progress: <SaveProgress upload={upload} />,
    preview: <PackagePreview services={services.rows} />,
    children: <PackageFields services={services} />,
  };
  return { resource, form };
}
