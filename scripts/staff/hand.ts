import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Drag, drag } from './drag.js';

/** What a person's hand has done. Text is not counted: it has to be typed anyway. */
export interface Effort {
  readonly clicks: number;
  /** Keys that are not text: Tab, Enter, Space, arrows, shortcuts. */
  readonly keys: number;
  /** Times that something had to be scrolled to. */
  readonly scrolls: number;
}

export type Hand = ReturnType<typeof takeHand>;

/** A hand on mouse and keyboard that counts what it does. */
export function takeHand(page: Page) {
  let effort: Effort = { clicks: 0, keys: 0, scrolls: 0 };
  const add = (change: Partial<Effort>) => {
    const { clicks = 0, keys = 0, scrolls = 0 } = change;
    effort = { clicks: effort.clicks + clicks, keys: effort.keys + keys, scrolls: effort.scrolls + scrolls };
  };
  const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement);

  async function click(target: Locator): Promise<void> {
    await lookAt(target);
    await target.click();
    add({ clicks: 1 });
  }

  /** Counts the turn of the wheel that brings it into sight. */
  async function lookAt(target: Locator): Promise<void> {
    await target.waitFor();
    if (await target.evaluate(isInSight)) return;
    await target.scrollIntoViewIfNeeded();
    add({ scrolls: 1 });
  }

  async function press(key: string): Promise<void> {
    await page.keyboard.press(key);
    add({ keys: 1 });
  }

  /** By a key where that leads there, else with the mouse. */
  async function go(field: Locator, key: string): Promise<void> {
    if ((await field.count()) > 0 && (await isFocused(field))) return;
    await page.keyboard.press(key);
    await field.waitFor();
    if (await isFocused(field)) return add({ keys: 1 });
    await click(field);
  }

  return {
    page,
    effort: () => effort,
    click,
    press,
    /** Types into an empty field, or over what is in it. */
    async write(field: Locator, text: string, key = 'Tab'): Promise<void> {
      await go(field, key);
      if ((await field.inputValue()) !== '') await press('ControlOrMeta+A');
      // The parts of a date stand in the order of the machine's language.
      if ((await field.getAttribute('type')) === 'date') await field.fill(text);
      else await page.keyboard.type(text);
      await expect(field).toHaveValue(text);
    },
    /** By the first letter of the choice. */
    async choose(field: Locator, value: string): Promise<void> {
      if ((await field.inputValue()) === value) return;
      await go(field, 'Tab');
      await field.selectOption(value);
      add({ keys: 1 });
    },
    /** The file dialog takes one click for a file, one more (with Shift) for several, and one for 'Open'. */
    async pickFiles(opener: Locator, paths: readonly string[]): Promise<void> {
      const chooser = page.waitForEvent('filechooser');
      await click(opener);
      await (await chooser).setFiles([...paths]);
      add({ clicks: paths.length > 1 ? 3 : 2 });
    },
    /** From the file manager: one click for a file, one more for several, and the drag. */
    async dropFiles(target: Locator, paths: readonly string[]): Promise<void> {
      await lookAt(target);
      await target.evaluate(drop, await Promise.all(paths.map(readPart)));
      add({ clicks: paths.length > 1 ? 3 : 2 });
    },
    /** Down, a way, up: counts as one click. */
    async drag(handle: Locator, place: Drag): Promise<void> {
      await lookAt(handle);
      await drag(page, handle, place);
      add({ clicks: 1 });
    },
  };
}

function isInSight(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  if (y < 0 || y > window.innerHeight) return false;
  const upmost = document.elementFromPoint(x, y);
  return upmost !== null && (element.contains(upmost) || upmost.contains(element));
}

interface Part {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

async function readPart(path: string): Promise<Part> {
  const type = path.endsWith('.mp4') ? 'video/mp4' : path.endsWith('.webm') ? 'video/webm' : 'image/webp';
  return { name: basename(path), type, content: (await readFile(path)).toString('base64') };
}

function drop(element: Element, parts: readonly Part[]): void {
  const handed = new DataTransfer();
  for (const { name, type, content } of parts) {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    handed.items.add(new File([bytes], name, { type }));
  }
  for (const event of ['dragover', 'drop']) {
    const how = { bubbles: true, cancelable: true, dataTransfer: handed };
    element.dispatchEvent(new DragEvent(event, how));
  }
}
