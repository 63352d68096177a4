import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../scripts/build/buildProduct.js';
import { startComposed } from '../../scripts/containers/startComposed.js';
import { testVariables } from '../../scripts/containers/testVariables.js';
import { callApi, send, signIn } from '../../scripts/test/startProduct.js';
import { printTable } from './printTable.js';

// The replicas alone: rolling.engines.test.ts.

const pollOptions = { timeout: 60_000, interval: 100 };
// On a busy machine ten programs take minutes to start.
const longMs = 900_000;
const replicas = 'docker-compose.replicas.yml';
const picture = () =>
  sharp(randomBytes(90 * 60 * 3), { raw: { width: 90, height: 60, channels: 3 } })
    .png()
    .toBuffer();

beforeAll(() => buildProduct({ say: () => undefined }));

test.each([
  { files: ['docker-compose.yml'], entry: ['web', 3000] },
  { files: [replicas, 'docker-compose.s3.yml', 'docker-compose.edge.yml'], entry: ['edge', 8080] },
] as const)(
  '$files start with the commands, settings and health checks that they name',
  async (setup) => {
    const startedAt = performance.now();
    const set = await startComposed(setup.files, testVariables);
    try {
      const names = Object.keys(set.compose.services);
      const seconds = Math.round((performance.now() - startedAt) / 1_000);
      printTable(setup.files.join(', '), { services: names.length, 'seconds to start': seconds });
      const url = set.urlOf(setup.entry[0], setup.entry[1]);
      const token = await signIn(`${url}/api`);
      const [first] = (await callApi(`${url}/api/services`, { method: 'GET' })) as { id: string }[];
      for (const title of ['Një', 'Dy', 'Tre']) {
        const path = `${url}/api/services/${first?.id}`;
        const answer = await send(path, { method: 'PATCH', token, body: { title: `Prova ${title}` } });
        expect([answer.status, answer.headers.get('x-edge')]).toEqual([200, null]);
        const page = () => fetch(`${url}/sherbime`).then((read) => read.text());
        await expect.poll(page, pollOptions).toContain(`Prova ${title}`);
      }
      const body = new FormData();
      body.append('file', new File([new Uint8Array(await picture())], 'drita.png'));
      const stored = (await callApi(`${url}/api/uploads`, { method: 'POST', token, body })) as {
        url: string;
      };
      expect((await fetch(url + stored.url)).status).toBe(200);
      // A database that has been set up, and a bucket that exists, stay healthy.
      for (const name of names) expect([name, await set.isHealthy(name)]).toEqual([name, true]);
      const web = names.find((name) => name.startsWith('web')) ?? '';
      expect(await set.stop(web)).toBe(0);
      expect(await set.isHealthy(web)).toBe(false);
      await set.start(web);
    } finally {
      await set.end();
    }
  },
  longMs,
);
