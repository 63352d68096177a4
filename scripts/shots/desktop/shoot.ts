import { startDisplay } from '../../test/display.js';
import { type DesktopShoot, withUserData } from './app.js';
import { visits } from './visits.js';

/** Every window and state of the packaged app; answers what could not be taken. */
export async function shootDesktop(
  shoot: DesktopShoot,
  isChosen: (name: string) => boolean,
): Promise<string[]> {
  const display = process.env.DISPLAY ? null : await startDisplay();
  if (display) process.env.DISPLAY = display.name;
  const failures: string[] = [];
  try {
    for (const [name, visit] of Object.entries(visits)) {
      if (!isChosen(name)) continue;
      await withUserData((userData) => visit(shoot, userData)).catch((error: Error) => {
        failures.push(`${name}: ${error.message.split('\n').slice(0, 3).join(' ')}`);
      });
    }
  } finally {
    await display?.stop();
  }
  return failures;
}
