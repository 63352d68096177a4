import type { CDPSession, Page } from '@playwright/test';

export async function openFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
}

export async function askToDelete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
}

export async function deleteFirst(page: Page): Promise<void> {
  await askToDelete(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}

/** The dialog asks again: somebody else has changed it meanwhile. */
export async function deleteChanged(page: Page): Promise<void> {
  await deleteFirst(page);
  await page.getByText('Delete it all the same?').waitFor();
}

export async function searchInVain(page: Page): Promise<void> {
  await page.getByRole('searchbox').first().fill('xyz');
  await page.getByText('Nothing found.').waitFor();
}

export async function narrowToFeatured(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Only featured' }).click();
  await page.getByText('Show the whole list to reorder it.').waitFor();
}

/** A load is tried again for some seconds before it has failed. */
export async function seeFailure(page: Page): Promise<void> {
  await page.getByRole('note').first().waitFor();
  await seeToast(page);
}

/** It stays as long as the mouse is on it. */
export async function seeToast(page: Page): Promise<void> {
  await page.locator('.Toastify__toast').first().hover({ force: true });
}

/** Where the sidebar stands there all the time, there is no button for it. */
export async function openMenu(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Menu' });
  if (await toggle.isVisible()) await toggle.click();
}

export async function askForHelp(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
}

export async function leaveUnsaved(page: Page): Promise<void> {
  await page.getByRole('form').first().getByLabel('Title').fill('Gjysma e një shërbimi');
  await page.getByRole('button', { name: 'Dil' }).click();
  await page.getByRole('dialog').waitFor();
}

export async function comeBackToDraft(page: Page): Promise<void> {
  await page.getByRole('form').first().getByLabel('Title').fill('Gjysma e një shërbimi');
  await page.reload();
  await page.getByRole('region', { name: 'Draft' }).waitFor();
}

/** Somewhere in the list, in the air between two others. */
export async function liftByKeyboard(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Zvarrit/ })
    .nth(1)
    .focus();
  await page.keyboard.press('Space');
  await page.locator('[data-lifted]').waitFor();
  // The next key is heard from a timer on that was set before.
  await page.evaluate(() => new Promise((settle) => setTimeout(settle, 100)));
  await page.keyboard.press('ArrowDown');
  await page.evaluate(() => new Promise((settle) => setTimeout(settle, 400)));
}

export async function dragByMouse(page: Page): Promise<void> {
  const box = await page
    .getByRole('button', { name: /^Zvarrit/ })
    .nth(0)
    .boundingBox();
  if (!box) throw new Error('nothing to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const way of [10, 40, 80, 120]) await page.mouse.move(x, y + way);
  await page.locator('[data-lifted]').waitFor();
  await page.evaluate(() => new Promise((settle) => setTimeout(settle, 400)));
}

export async function reorder(page: Page): Promise<void> {
  await liftByKeyboard(page);
  await page.keyboard.press('Space');
  await seeToast(page);
}

/** All of them at once look as under a mouse, or with the keyboard on them. */
export function pretend(state: 'hover' | 'focus-visible') {
  return async (page: Page): Promise<void> => {
    const session = await page.context().newCDPSession(page);
    const { root } = await session.send('DOM.getDocument');
    await session.send('CSS.enable').catch(() => undefined);
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: 'button, a, input, select, textarea',
    });
    for (const nodeId of nodeIds) await force(session, nodeId, state);
  };
}

async function force(session: CDPSession, nodeId: number, state: string): Promise<void> {
  const forcedPseudoClasses = state === 'hover' ? ['hover'] : ['focus', 'focus-visible'];
  await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
}
