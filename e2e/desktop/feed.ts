import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ElectronApplication } from '@playwright/test';

/** Checks for updates in the menu; resolves with the outcome that is shown, not with the news that it takes long. */
export async function askForUpdates(app: ElectronApplication): Promise<string> {
  return app.evaluate(async ({ dialog, Menu }) => {
    const message = new Promise<string>((resolve) => {
      dialog.showMessageBox = async (...words: readonly unknown[]) => {
        const { message: text } = words.at(-1) as { message: string };
        if (!text.startsWith('Po kërkohet')) resolve(text);
        return { response: 0, checkboxChecked: false };
      };
    });
    const help = Menu.getApplicationMenu()?.items.at(-1);
    help?.submenu?.items.find(({ label }) => label === 'Kontrollo për përditësime')?.click();
    return message;
  });
}

/** A self-signed certificate for the feed of one test. */
export async function certificate(folder: string) {
  const [keyPath, certPath] = [join(folder, 'tls.key'), join(folder, 'tls.crt')];
  const request = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=127.0.0.1',
  ];
  await promisify(execFile)('openssl', [...request, '-keyout', keyPath, '-out', certPath]);
  return { key: await readFile(keyPath), cert: await readFile(certPath) };
}
