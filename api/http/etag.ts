import { createHash } from 'node:crypto';
import { type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import { previewHeader } from '@ritmi/shared/domain/publishing/previews';
import type { Values } from '@ritmi/shared/domain/values';
import { byOrderIn } from '@ritmi/shared/domain/order';
import type { Request } from 'express';
import { malformed } from './errors.js';
import type { Call } from './route.js';

/** Documents of a list, and the field that orders them if there is one. */
type Listed = {
  readonly documents: readonly (Values & { readonly id: string; readonly createdAt: string })[];
  readonly orderField: string | null;
};

/** ETag of one document (contract, Beyond). */
export function versionTag(version: number): string {
  return `"${version}"`;
}

/**
 * ETag of a list: a digest of its membership and order, then one of its content, so that a reorder can compare the first
 * part only.
 * @param pageHeaders the headers that say which page of the list it is
 */
export function listTag(list: Listed, pageHeaders: Readonly<Record<string, string>>): string {
  return `"${orderTag(list)}-${digest(JSON.stringify([list.documents, pageHeaders]))}"`;
}

/** Digest of the membership and order of a list. */
export function orderTag({ documents, orderField }: Listed): string {
  return digest(
    documents
      .toSorted(byOrderIn(orderField))
      .map(({ id }) => id)
      .join(' '),
  );
}

/** The version that `If-Match` names; null without the header or with `*`. @throws 400 */
export function expectedVersion(request: Request): number | null {
  const version = expected(request, /^(\d{1,15})$/, 'document');
  return version === null ? null : Number(version);
}

/** ETag of the changed copy beside a document. */
export function draftTag(number: number): string {
  return `"draft-${number}"`;
}

/** The state of the copy that `If-Match` names; null without the header or with `*`. @throws 400 */
export function expectedDraft(request: Request): number | null {
  const number = expected(request, /^draft-(\d{1,15})$/, 'copy');
  return number === null ? null : Number(number);
}

/** The order part of the list's ETag that `If-Match` names; null without the header or with `*`. @throws 400 */
export function expectedOrderTag(request: Request): string | null {
  return expected(request, /^(\w+)-\w+$/, 'list');
}

function expected(request: Request, pattern: RegExp, of: 'document' | 'copy' | 'list'): string | null {
  const tag = request.get('If-Match')?.trim();
  if (tag === undefined || tag === '*') return null;
  // Some clients leave out the quotes.
  const [, named] = pattern.exec(tag.replace(/^(?:W\/)?"?([^"]*)"?$/, '$1')) ?? [];
  if (named === undefined) throw malformed('badIfMatch', `If-Match must be the ETag of the ${of}`);
  return named;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}

/** The headers of what is read. Caches must revalidate each time. What an administrator reads may contain hidden prices; what is not published stays out. */
export function readHeaders(
  name: EntityName,
  etag: string,
  { account, request }: Call,
): Record<string, string> {
  // What a preview shows is at the same address as what everybody reads.
  if (request.get(previewHeader) !== undefined) return { 'Cache-Control': 'no-store' };
  if (!entityOf(name).site) return { ETag: etag, 'Cache-Control': 'no-store' };
  return { ETag: etag, 'Cache-Control': account ? 'private, no-cache' : 'no-cache' };
}
