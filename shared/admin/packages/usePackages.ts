import { useCallback } from 'react';
import type { Package } from '@ritmi/shared/domain/packages/schema';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { useUploadOnSave } from '../kit/media/useUploads.js';
import { asWritten, useRows } from '../kit/resource/useRows.js';
import { type Attempt, type Base, useResource } from '../kit/resource/useResource.js';
import { useLatest } from '../kit/useLatest.js';
import type { PackageBody } from './packageForm.js';
import { packagesText } from './text.js';

// One of the two wordings that specification section 8 has for it; the services manager says the other one.
const servicesFailure = { text: 'Failed to fetch services' };

/** Packages, the services to choose from, and a save that uploads the chosen file first. */
export function usePackages() {
  const services = useRows('services', servicesFailure, asWritten);
  const known = useLatest(services.rows);
  const asRead = useCallback((body: Record<string, unknown>) => toRead(body, known.current), [known]);
  const packages = useResource({ name: 'packages', text: packagesText, asRead });
  const upload = useUploadOnSave();

  async function save(
    { file, fields: written }: PackageBody,
    attempt: Attempt,
    base: Base | undefined,
  ): Promise<void> {
    const fields = { ...written, image: file ? await upload.send(file) : (written.image ?? '') };
    if (base) await packages.update(base, fields, attempt);
    else await packages.create(fields, attempt);
  }

  return { packages, services, upload, save };
}

/** How a package that waits in the outbox shows its services. */
function toRead({ serviceIds }: Record<string, unknown>, services: readonly Service[]): Partial<Package> {
  if (!Array.isArray(serviceIds)) return {};
  return {
    services: services
      .filter(({ id }) => serviceIds.includes(id))
      .map((service) => ({ id: service.id, service })),
  };
}
