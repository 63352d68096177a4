import { useCallback, useRef } from 'react';
import type { Package } from '@ritmi/shared/domain/packages/schema';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { useHost } from '../kit/HostContext.js';
import { sendFile } from '../kit/media/useUploads.js';
import { asWritten, useRows } from '../kit/resource/useList.js';
import { type Attempt, type Base, useResource } from '../kit/resource/useResource.js';
import { useLatest } from '../kit/useLatest.js';
import type { PackageBody } from './packageForm.js';
import { packagesText } from './text.js';

// One of the two wordings that specification section 8 has for it; the services manager says the other one.
const servicesFailure = { text: 'Failed to fetch services' };

/** Packages, the services to choose from, and a save that uploads the chosen file first. */
export function usePackages() {
  const host = useHost();
  const services = useRows('services', servicesFailure, asWritten);
  const known = useLatest(services.rows);
  const asRead = useCallback((body: Record<string, unknown>) => toRead(body, known.current), [known]);
  const packages = useResource({ name: 'packages', text: packagesText, asRead });
  // A save that failed after its upload does not send the file again.
  const uploaded = useRef(new WeakMap<File, string>());

  async function imageOf({ file, fields }: PackageBody): Promise<string> {
    if (!file) return fields.image ?? '';
    const sent = uploaded.current.get(file);
    if (sent) return sent;
    const url = await sendFile(host, file, {
      onProgress: (share) => host.showProgress?.(share),
      signal: new AbortController().signal,
    }).finally(() => host.showProgress?.(null));
    if (url === null) throw new TypeError('The answer of the upload has no url');
    uploaded.current.set(file, url);
    return url;
  }

  async function save(body: PackageBody, attempt: Attempt, base: Base | undefined): Promise<void> {
    const fields = { ...body.fields, image: await imageOf(body) };
    if (base) await packages.update(base, fields, attempt);
    else await packages.create(fields, attempt);
  }

  /** The conflict view shows the titles of services. */
  function describe(field: string, value: unknown): string | null {
    if (field !== 'serviceIds' || !Array.isArray(value)) return null;
    return value.map((id) => services.rows.find((service) => service.id === id)?.title ?? '?').join('\n');
  }

  return { packages, services, save, describe };
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
