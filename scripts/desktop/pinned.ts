import { createRequire } from 'node:module';

/** @throws when what people are to install would not run on the Electron that the project has chosen. */
export function requirePinned(version: string): void {
  const manifest: unknown = createRequire(import.meta.url)('../../desktop/package.json');
  const pinned = (manifest as { devDependencies: { electron: string } }).devDependencies.electron;
  if (version === pinned) return;
  throw new Error(
    `--release takes Electron ${pinned} only, and here is ${version}: run npx install-electron where the network allows it`,
  );
}
