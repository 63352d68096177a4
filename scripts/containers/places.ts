import { mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { temporaryFolder } from '../runtimes/folders.js';
import { freePort } from '../runtimes/freePort.js';
import { type Compose, type Image, readImage, type Service } from './compose.js';

// Tests only: where a container's ports and folders are on this machine.

/** The ports on which a program listens in its container, by its name. */
const portsOf: Readonly<Record<string, readonly number[]>> = {
  node: [3000, 4000],
  mongod: [27017],
  caddy: [3000, 4000],
  varnishd: [8080],
  weed: [8333],
};

/** What the images of others give to a program, beside its port. */
const defaults: Readonly<Record<string, Partial<Image>>> = {
  mongod: { command: ['--dbpath', '/data/db'] },
  caddy: { env: { XDG_CONFIG_HOME: '/config', XDG_DATA_HOME: '/data' } },
};

/** Where a service is on this machine. */
export interface Place {
  readonly service: Service;
  readonly image: Image;
  readonly words: readonly string[];
  /** Ports of this machine, by those in the container. */
  readonly ports: ReadonlyMap<number, number>;
  /** Folders and files of this machine, by their paths in the container. */
  readonly paths: ReadonlyMap<string, string>;
}

/** A free port for each port of the services, and a temporary folder for each volume. */
export async function placesOf({ services }: Compose): Promise<Map<string, Place>> {
  const places = new Map<string, Place>();
  const folder = await temporaryFolder();
  for (const [name, service] of Object.entries(services)) {
    const target = service.build && 'target' in service.build ? service.build.target : null;
    const built = target ? await readImage(target) : { env: {}, command: [], user: '' };
    const given = [...(service.entrypoint ?? []), ...(service.command ?? built.command)];
    const { command = [], env = {} } = defaults[given[0] ?? ''] ?? {};
    const [words, image] = [[...given, ...command], { ...built, env: { ...built.env, ...env } }];
    const ports = new Map<number, number>();
    for (const inside of portsOf[words[0] ?? ''] ?? []) ports.set(inside, await freePort());
    const paths = new Map<string, string>();
    const mounts = [
      ...service.volumes.map((each) => (typeof each === 'string' ? each.split(':') : ['', each.target])),
      ...service.tmpfs.map((each) => ['', each.split(':')[0]]),
    ];
    for (const [source = '', inside = ''] of mounts) {
      // Only volumes that have a name are shared.
      const isNamed = source !== '' && !source.startsWith('./');
      const path = isNamed
        ? join(folder, 'volumes', source)
        : join(folder, name, inside.replaceAll('/', '_'), basename(inside));
      await mkdir(source.startsWith('./') ? dirname(path) : path, { recursive: true });
      paths.set(inside, path);
    }
    places.set(name, { service, image, words, ports, paths });
  }
  return places;
}

/** The text of a service with addresses and paths of this machine. */
export function localize(text: string, own: Place, places: ReadonlyMap<string, Place>): string {
  const names = [...places.keys()].toSorted((a, b) => b.length - a.length).join('|');
  const address = (name: string, inside: string) => {
    const port = places.get(name)?.ports.get(Number(inside));
    if (!port) throw new Error(`${name} does not listen on ${inside}`);
    return port;
  };
  const local = text
    .replaceAll(
      new RegExp(`(?<![\\w-])(${names}):(\\d+)`, 'g'),
      (_all, name: string, inside: string) => `127.0.0.1:${address(name, inside)}`,
    )
    // As Varnish writes it.
    .replaceAll(
      new RegExp(`\\.host = "(${names})";\\s*\\.port = "(\\d+)"`, 'g'),
      (_all, name: string, inside: string) => `.host = "127.0.0.1"; .port = "${address(name, inside)}"`,
    )
    .replaceAll(/(?<=127\.0\.0\.1|\/\/|^):(\d+)\b/g, (all, inside: string) =>
      own.ports.has(Number(inside)) ? `:${own.ports.get(Number(inside))}` : all,
    );
  const insides = [...own.paths.keys()].toSorted((a, b) => b.length - a.length).join('|');
  return insides === ''
    ? local
    : local.replaceAll(
        new RegExp(`(?<![\\w./-])(?:${insides.replaceAll('.', '\\.')})(?![\\w-])`, 'g'),
        (inside) => own.paths.get(inside) ?? inside,
      );
}
