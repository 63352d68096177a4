import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { machineEnv, startProgram } from '../child.js';
import { freePort } from '../freePort.js';

// Tests only.

const startLimitMs = 60_000;
const credentials = { accessKey: 'ritmi-test', secretKey: 'a secret of the tests' };
const actions = ['Admin', 'Read', 'Write', 'List', 'Tagging'];

/** Starts an S3 server on 127.0.0.1 whose data are in `folder`. It keeps its ports when it is killed and started again. */
export async function startSeaweedfs(binary: string, folder: string) {
  // Each of its servers also listens 10,000 ports higher unless it is told where.
  const names = [
    's3.port',
    's3.port.grpc',
    'master.port',
    'master.port.grpc',
    'volume.port',
    'volume.port.grpc',
    'filer.port',
    'filer.port.grpc',
  ];
  const ports: Record<string, number> = {};
  for (const name of names) ports[name] = await freePort();
  const endpoint = `http://127.0.0.1:${ports['s3.port']}`;
  const config = join(folder, 's3.json');
  await mkdir(join(folder, 'data'), { recursive: true });
  await writeFile(
    config,
    JSON.stringify({ identities: [{ name: 'ritmi', credentials: [credentials], actions }] }),
  );
  const words = [
    'server',
    `-dir=${join(folder, 'data')}`,
    ...'-ip=127.0.0.1 -ip.bind=127.0.0.1 -s3 -volume.max=20 -master.volumeSizeLimitMB=64'.split(' '),
    ...'-s3.port.iceberg=0 -s3.port.lance=0 -master.telemetry=false -s3.autoCreateBucket=false'.split(' '),
    `-s3.config=${config}`,
    ...Object.entries(ports).map(([name, port]) => `-${name}=${port}`),
  ];
  const start = () => startProgram(binary, words, { detached: true, env: machineEnv(), cwd: folder });
  let program = start();
  const untilReady = async () => {
    const giveUpAt = Date.now() + startLimitMs;
    const isReady = () =>
      fetch(`${endpoint}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) {
      if (Date.now() > giveUpAt || !program.isRunning()) throw new Error(program.output().slice(-4_000));
      await pause(100);
    }
  };
  await untilReady();
  return {
    endpoint,
    /** The settings of the product for a bucket of this server. */
    settingsOf: (bucket: string) => ({
      UPLOADS: 's3',
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: credentials.accessKey,
      S3_SECRET_ACCESS_KEY: credentials.secretKey,
    }),
    kill: () => program.stop(0, 'SIGKILL'),
    /** Lets it stop answering, while its connections stay. */
    freeze: () => program.kill('SIGSTOP'),
    thaw: () => program.kill('SIGCONT'),
    /** Starts it again after `kill`. */
    restart: async () => {
      program = start();
      await untilReady();
    },
    stop: () => {
      program.kill('SIGCONT');
      return program.stop();
    },
  };
}
