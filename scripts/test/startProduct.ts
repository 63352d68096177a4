import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../runtimes/freePort.js';
import { startNodeProgram } from '../start/nodeProgram.js';

export interface Product {
  readonly webUrl: string;
  readonly apiUrl: string;
  stop(): Promise<void>;
}

export const admin = { email: 'admin@ritmi.example', password: 'nje-fjalekalim-i-gjate', name: 'Arta' };

const readyLimitMs = 300_000;

/**
 * A fresh seeded product on free ports, which takes its data along when it stops. With E2E_REUSE=1 the one that
 * already runs on E2E_PORT and E2E_API_PORT, which keeps running.
 */
export async function startProduct(): Promise<Product> {
  const isReused = process.env.E2E_REUSE === '1';
  const port = isReused ? Number(process.env.E2E_PORT) : await freePort();
  const apiPort = isReused ? Number(process.env.E2E_API_PORT) : await freePort();
  const webUrl = `http://127.0.0.1:${port}`;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  if (isReused) return { webUrl, apiUrl, stop: async () => undefined };

  const program = startNodeProgram({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    entry: 'scripts/test/product.ts',
    env: {
      ...(process.env as Record<string, string>),
      PORT: String(port),
      API_PORT: String(apiPort),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ADMIN_NAME: admin.name,
    },
  });
  let hasEnded = false;
  void program.ended.then(() => (hasEnded = true));
  try {
    await untilReady(webUrl, () => hasEnded);
  } catch (error) {
    await program.stop();
    throw error;
  }
  return { webUrl, apiUrl, stop: () => program.stop() };
}

/** The bearer token of somebody's new session; of the product's admin unless somebody else is named. */
export async function signIn(
  apiUrl: string,
  { email, password }: { readonly email: string; readonly password: string } = admin,
): Promise<string> {
  const answer = await fetch(`${apiUrl}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`login: ${answer.status}`);
  return ((await answer.json()) as { token: string }).token;
}

/** Waits until a server is ready. @throws when that takes too long, or when `isInVain` says that it will not be. */
export async function untilReady(url: string, isInVain = () => false): Promise<void> {
  const giveUpAt = Date.now() + readyLimitMs;
  while (!(await isReady(url))) {
    if (isInVain() || Date.now() > giveUpAt) {
      throw new Error(`${url} did not come up; its own output says why`);
    }
    await pause(100);
  }
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}
