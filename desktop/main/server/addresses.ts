import { z } from 'zod';
import type { AddressProblem, AddressResult } from '../../messages.js';
import { parseUrl } from '../security/policy.js';

export type ProbeResult = {
  readonly status: number;
  /** Parsed JSON, undefined when the body is something else. */
  readonly body: unknown;
  readonly redirectedTo?: string;
};

/** Fetches one address; throws an error whose message has Chromium's code, such as `net::ERR_CONNECTION_REFUSED`. */
export type Probe = (url: string) => Promise<ProbeResult>;

type Parsed = { readonly url: URL } | { readonly problem: AddressProblem };

/** Parses what a person typed. Without a scheme it is https, or http for this computer. */
export function parseAddress(typed: string): Parsed {
  const text = typed.trim();
  if (text === '') return { problem: 'empty' };
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  let url = parseUrl(hasScheme ? text : `https://${text}`);
  if (url && !hasScheme && isLoopback(url.hostname)) url = parseUrl(`http://${text}`);
  if (!url || /\s/.test(text)) return { problem: 'malformed' };
  const { protocol, username, password, hostname } = url;
  const isPlainWeb = (protocol === 'http:' || protocol === 'https:') && username === '' && password === '';
  return isPlainWeb && isHostName(hostname) ? { url } : { problem: 'malformed' };
}

/** The base address without a slash at the end, as `Connection` has it. */
export function baseOf(url: URL): string {
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

/** Whether a password would cross a network unencrypted. */
export function isInsecure(url: URL): boolean {
  return url.protocol === 'http:' && !isLoopback(url.hostname);
}

function isLoopback(host: string): boolean {
  return (
    host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host)
  );
}

function isHostName(host: string): boolean {
  return (
    host.startsWith('[') || (/^[\p{L}\p{N}.-]+$/u.test(host) && (host.includes('.') || host === 'localhost'))
  );
}

/** Finds our API at the address or its `/api`, or at those of its origin, as when a page's address was pasted. */
export async function findServer(
  typed: string,
  allowsInsecure: boolean,
  probe: Probe,
): Promise<AddressResult> {
  const parsed = parseAddress(typed);
  if ('problem' in parsed) return parsed;
  if (isInsecure(parsed.url) && !allowsInsecure) return { problem: 'insecure' };
  const base = baseOf(parsed.url);
  const { origin } = parsed.url;
  let result: AddressResult = { problem: 'foreign' };
  for (const candidate of new Set([base, `${base}/api`, origin, `${origin}/api`])) {
    try {
      const { status, body, redirectedTo } = await probe(`${candidate}/openapi.json`);
      if (status === 200 && ours.safeParse(body).success) return { url: candidate };
      if (redirectedTo)
        result = { problem: 'redirect', detail: parseUrl(redirectedTo)?.origin ?? redirectedTo };
      else if (status >= 500) result = { problem: 'failing', detail: String(status) };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { problem: problems.find(([pattern]) => pattern.test(message))?.[1] ?? 'refused' };
    }
  }
  return result;
}

/** A description of an API with the calls that the admin needs most. */
const ours = z.object({ paths: z.object({ '/auth/login': z.object(), '/services': z.object() }) });

const problems: readonly (readonly [RegExp, AddressProblem])[] = [
  [/NAME_NOT_RESOLVED|NAME_RESOLUTION|ADDRESS_INVALID/, 'unknownHost'],
  [/INTERNET_DISCONNECTED|NETWORK_CHANGED|ADDRESS_UNREACHABLE|NETWORK_ACCESS_DENIED/, 'offline'],
  [/TIMED_OUT/, 'timeout'],
  [/CERT|SSL/, 'certificate'],
  [/UNSAFE_PORT|INVALID_URL/, 'malformed'],
];
