import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

// Addresses from which a proxy of our own connects: Express' loopback, linklocal and uniquelocal.
const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('169.254.0.0', 16);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addAddress('::1', 'ipv6');
near.addSubnet('fe80::', 10, 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

const isNear = (address: string) => near.check(address, address.includes(':') ? 'ipv6' : 'ipv4');

/**
 * Address of the client: that of the connection or, through proxies beside this server, the one that the first of them saw.
 * Each proxy adds who called it at the end; what stands before an address of somebody else, or before what is no address,
 * anybody may have sent.
 */
export function clientOf({ socket, headers }: IncomingMessage): string {
  let client = socket.remoteAddress ?? '';
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  for (const entry of forwarded.toReversed()) {
    const address = entry.trim();
    if (!isNear(client) || isIP(address) === 0) break;
    client = address;
  }
  return client;
}

/** Limits what each client may have under way at once. */
export class ClientLimit {
  readonly #running = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** @returns what to call at the end; null when the client has too many under way */
  begin(client: string): (() => void) | null {
    const count = this.#running.get(client) ?? 0;
    if (count >= this.most) return null;
    this.#running.set(client, count + 1);
    return () => {
      const left = (this.#running.get(client) ?? 1) - 1;
      if (left > 0) this.#running.set(client, left);
      else this.#running.delete(client);
    };
  }
}
