import type { AddressProblem, AddressVerdict } from '../../channels.js';

export type ProbeAnswer = {
  readonly status: number;
  /** Parsed JSON, undefined when the body is something else. */
  readonly body: unknown;
  readonly redirectedTo?: string;
};

/** Fetches one address; throws an error whose message has Chromium's code, such as `net::ERR_CONNECTION_REFUSED`. */
export type Probe = (url: string) => Promise<ProbeAnswer>;

type Parsed = { readonly url: URL } | { readonly problem: AddressProblem };

/** What a person typed, as an address: https where no scheme is given, http on this computer. */
export function parseAddress(typed: string): Parsed {
  const text = typed.trim();
  if (text === '') return { problem: 'empty' };
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  let url: URL;
  try {
    url = new URL(hasScheme ? text : `https://${text}`);
    if (!hasScheme && isLoopback(url.hostname)) url = new URL(`http://${text}`);
  } catch {
    return { problem: 'malformed' };
  }
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || url.username !== '' || url.password !== '' || /\s/.test(text))
    return { problem: 'malformed' };
  if (!isHostName(url.hostname)) return { problem: 'malformed' };
  return { url };
}

/** Without a slash at the end, as connections want it. */
export function baseOf(url: URL): string {
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

/** Whether a password would travel readable over a network. */
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

/** Finds our API at the address, where the site has it under `/api`, or beside a page of ours that was pasted. */
export async function findServer(typed: string, isInsisted: boolean, probe: Probe): Promise<AddressVerdict> {
  const parsed = parseAddress(typed);
  if ('problem' in parsed) return parsed;
  if (isInsecure(parsed.url) && !isInsisted) return { problem: 'insecure' };
  const base = baseOf(parsed.url);
  const { origin } = parsed.url;
  let verdict: AddressVerdict = { problem: 'foreign' };
  for (const candidate of new Set([base, `${base}/api`, origin, `${origin}/api`])) {
    try {
      const answer = await probe(`${candidate}/openapi.json`);
      if (isOurs(answer)) return { url: candidate };
      if (answer.redirectedTo) verdict = { problem: 'redirect', detail: originOf(answer.redirectedTo) };
      else if (answer.status >= 500) verdict = { problem: 'failing', detail: String(answer.status) };
    } catch (error) {
      return { problem: problemOf(error) };
    }
  }
  return verdict;
}

/** Ours describes the calls that the admin lives on. */
function isOurs({ status, body }: ProbeAnswer): boolean {
  if (status !== 200 || typeof body !== 'object' || body === null || !('paths' in body)) return false;
  const { paths } = body;
  return typeof paths === 'object' && paths !== null && '/auth/login' in paths && '/services' in paths;
}

function originOf(url: string): string {
  try {
    return new URL(url).origin;
  } catch {
    return url;
  }
}

const problems: readonly (readonly [RegExp, AddressProblem])[] = [
  [/NAME_NOT_RESOLVED|NAME_RESOLUTION|ADDRESS_INVALID/, 'unknownHost'],
  [/INTERNET_DISCONNECTED|NETWORK_CHANGED|ADDRESS_UNREACHABLE|NETWORK_ACCESS_DENIED/, 'offline'],
  [/TIMED_OUT/, 'timeout'],
  [/CERT|SSL/, 'certificate'],
  [/UNSAFE_PORT|INVALID_URL/, 'malformed'],
];

function problemOf(error: unknown): AddressProblem {
  const message = error instanceof Error ? error.message : String(error);
  return problems.find(([pattern]) => pattern.test(message))?.[1] ?? 'refused';
}
