import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';

// Addresses from which a proxy of our own connects.
const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

/** Address of the client: that of the connection or, through a proxy beside this server, the one that the proxy saw. */
export function clientOf({ socket, headers }: IncomingMessage): string {
  const { remoteAddress = '' } = socket;
  const family = remoteAddress.includes(':') ? 'ipv6' : 'ipv4';
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  const isNear = remoteAddress !== '' && near.check(remoteAddress, family);
  return isNear && forwarded ? forwarded.slice(0, 100) : remoteAddress;
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
