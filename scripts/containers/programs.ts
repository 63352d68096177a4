import { findSeaweedfs } from '../runtimes/engines/seaweedfs.js';
import { freePort } from '../runtimes/freePort.js';
import { findOnPath } from '../runtimes/lookup.js';
import { findMongod } from '../runtimes/mongod.js';

// Tests only.

/** Written before a configuration, so that it serves this machine only. */
export const bounds: Readonly<Record<string, string>> = {
  caddy: '{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n',
};

type Program = {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

/** How a program of a container runs on this machine, on 127.0.0.1 only. */
export async function onThisMachine(
  word: string,
  args: readonly string[],
  ports: ReadonlyMap<number, number>,
): Promise<Program> {
  const port = (inside: number) => String(ports.get(inside));
  if (word === 'node')
    return {
      command: process.execPath,
      args,
      env: { HOST: '127.0.0.1', PORT: port(3000), API_PORT: port(4000) },
    };
  if (word === 'mongod')
    return {
      command: await findMongod({}),
      args: args
        .flatMap((each) => (each === '--bind_ip_all' ? ['--bind_ip', '127.0.0.1'] : each))
        .concat('--port', port(27017), '--nounixsocket', '--wiredTigerCacheSizeGB', '0.25'),
    };
  if (word === 'weed') {
    const inner = ['master', 'volume', 'filer'].flatMap((each) => [`${each}.port`, `${each}.port.grpc`]);
    const names = [...inner, 's3.port.grpc', 'admin.port', 'admin.port.grpc'];
    const free = await Promise.all(names.map(async (name) => `-${name}=${await freePort()}`));
    const local = args.map((each) => each.replace('0.0.0.0', '127.0.0.1'));
    return {
      command: await findSeaweedfs(),
      args: [...local, '-ip=127.0.0.1', `-s3.port=${port(8333)}`, ...free],
    };
  }
  const command = findOnPath([word]) ?? findOnPath([`/usr/sbin/${word}`]);
  if (!command) throw new Error(`${word} is missing (as root: apt-get install ${word})`);
  if (word !== 'varnishd') return { command, args };
  // Root would have to be a user that may not read the folders.
  const jail = process.getuid?.() === 0 ? ['-j', 'none'] : [];
  return { command, args: [...jail, ...args.map((each) => each.replace(/^:/, '127.0.0.1:'))] };
}
