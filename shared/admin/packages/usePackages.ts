import { useCallback } from 'react';
import type { Values } from '@ritmi/shared/domain/entity';
import type { Package } from '@ritmi/shared/domain/packages/schema';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { asRead, type FormValues } from '../kit/forms/formSpec.js';
import { useUploadOnSave } from '../kit/media/useUploads.js';
import type { AsRead } from '../kit/outbox/waiting.js';
import { asWritten, useRows } from '../kit/resource/useRows.js';
import { type Attempt, type Base, useResource } from '../kit/resource/useResource.js';
import { useLatest } from '../kit/useLatest.js';
import { packagesText } from './text.js';

// One of the two wordings that specification section 8 has for it; the services manager says the other one.
const servicesFailure = { text: 'Failed to fetch services' };

/** Packages, the services to choose from, and a save that uploads the chosen file first. */
export function usePackages() {
  const services = useRows('services', servicesFailure, asWritten);
  const known = useLatest(services.rows);
  const readsAs = useCallback<AsRead>(
    (sent, before) => ({ ...asRead('packages', sent, before), ...servicesOf(sent, known.current) }),
    [known],
  );
  const resource = useResource({ name: 'packages', text: packagesText, asRead: readsAs });
  const upload = useUploadOnSave();

  async function save(
    { file, ...fields }: FormValues,
    attempt: Attempt,
    base: Base | undefined,
  ): Promise<void> {
    const body = { ...fields, image: file instanceof File ? await upload.send(file) : fields.image };
    if (base) await resource.update(base, body, attempt);
    else await resource.create(body, attempt);
  }

  return { resource, services, upload, save };
}

/** How a package that waits in the outbox shows its services. */
function servicesOf({ serviceIds }: Values, services: readonly Service[]): Partial<Package> {
  if (!Array.isArray(serviceIds)) return {};
  return {
    services: services
      .filter(({ id }) => serviceIds.includes(id))
      .map((service) => ({ id: service.id, service })),
  };
}
