import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings, type Settings } from '../start/settings.js';
import { shareDatabase } from './shareDatabase.js';

interface Place {
  readonly uri: string;
  readonly isInUse: boolean;
  readonly settings: Settings;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const envFile = join(root, '.env');

/** A command on the product's database: prints what `work` answers, or its error with exit code 1. */
export async function runOnDatabase(work: (place: Place) => Promise<string>): Promise<void> {
  try {
    if (existsSync(envFile)) process.loadEnvFile(envFile);
    const settings = readSettings(process.env, root);
    const { uri, isInUse, release } = await shareDatabase(settings, console.error);
    try {
      console.log(await work({ uri, isInUse, settings }));
    } finally {
      await release();
    }
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
