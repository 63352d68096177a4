import { expect, type Locator } from '@playwright/test';
import { account, type AgencyServers } from '../agencyServers.js';
import { events, type StaffEvent } from '../agency/events.js';
import { onDisk } from '../agency/pictures.js';
import type { Hand } from '../hand.js';
import { fillEvent } from './add.js';
import { formNamed, isSaid, openModule, patience, readMessages, rowOf, signIn } from './screens.js';

interface Trouble {
  readonly hand: Hand;
  readonly servers: AgencyServers;
  readonly isDesktop: boolean;
}

/** What is entered while things go wrong. */
const troubled: StaffEvent = {
  title: 'Nata pa server',
  date: '2026-11-20',
  description: 'Rryma iku në mes të punës.',
  media: [
    { file: 'lazer-ari.webp', caption: 'Para se të ikte' },
    { file: 'publiku-blu.webp', caption: 'Pasi u kthye' },
  ],
};

const corrected = { title: events[2]?.title ?? '', description: 'Ndryshuar nga dy veta, asgjë e humbur.' };

/** The events as they are after all trouble: one more, and one with the changes of both people. */
export function eventsAfterwards(): readonly StaffEvent[] {
  const changed = events.map((event) =>
    event.title === corrected.title ? { ...event, ...corrected, featured: !event.featured } : event,
  );
  return [...changed, troubled];
}

/** The server goes away in the middle of an event, with a picture not yet sent. */
export async function loseServer({ hand, servers, isDesktop }: Trouble): Promise<void> {
  const { page } = hand;
  const [first, second] = troubled.media;
  await openModule(hand, 'events');
  await readMessages(page);
  await fillEvent(hand, { ...troubled, media: [] });
  const form = formNamed(page, 'Add New Event');
  await hand.pickFiles(form.getByLabel('Media file'), [onDisk(first?.file ?? '')]);
  await expect(form.getByLabel('Media URL', { exact: true })).toHaveValue(/\/uploads\//, patience);
  await hand.write(form.getByLabel('Caption', { exact: true }), first?.caption ?? '');

  await servers.goAway();
  await hand.pickFiles(form.getByLabel('Media file'), [onDisk(second?.file ?? '')]);
  if (isDesktop) await finishOffline(hand, form);
  else await finishLater(hand, form, servers);
  if (isDesktop) await servers.comeBack();
  await expect(page.getByText(/waits? for the server/)).toHaveCount(0, patience);
  await expect(rowOf(page, troubled.title)).toHaveCount(1, patience);
  await expect(rowOf(page, troubled.title)).toContainText('2 media', patience);
}

/** The app keeps the picture and the event, and sends them by itself. */
async function finishOffline(hand: Hand, form: Locator): Promise<void> {
  await writeSecond(hand, form);
  await hand.click(form.getByRole('button', { name: 'Add Event' }));
  const row = rowOf(hand.page, troubled.title);
  await expect(row).toContainText('Waiting for the server', patience);
  await expect(hand.page.getByText(/changes? waits? for the server/)).toBeVisible(patience);
}

/** The browser says what it could not do and what to do now; nothing leaves the form. */
async function finishLater(hand: Hand, form: Locator, servers: AgencyServers): Promise<void> {
  const { page } = hand;
  const note = form.getByText('Not saved. What you typed stays here: save it again in a moment.');
  const left = form.getByText(`Not uploaded yet: ${troubled.media[1]?.file ?? ''}`);
  await expect(left).toBeVisible(patience);
  await hand.click(form.getByRole('button', { name: 'Add Event' }));
  await expect(note).toBeVisible(patience);
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue(troubled.title);

  // Not even a reload loses anything.
  await page.reload();
  await hand.click(page.getByRole('button', { name: 'Restore draft' }));
  await expect(form.getByLabel('Description', { exact: true })).toHaveValue(troubled.description);
  await servers.comeBack();
  if (await form.getByRole('button', { name: 'Try again' }).isVisible())
    await hand.click(form.getByRole('button', { name: 'Try again' }));
  await writeSecond(hand, form);
  await hand.click(form.getByRole('button', { name: 'Add Event' }));
}

async function writeSecond(hand: Hand, form: Locator): Promise<void> {
  await expect(form.getByLabel('Media URL', { exact: true })).toHaveValue(/publiku-blu|^\S{12,}$/, patience);
  await expect(form.getByLabel('Caption 1', { exact: true })).toHaveValue(troubled.media[0]?.caption ?? '');
  await hand.write(form.getByLabel('Caption', { exact: true }), troubled.media[1]?.caption ?? '');
}

/** The session ends while a dialog is open: after the login it is open again with what was typed. */
export async function loseSession({ hand, servers }: Trouble): Promise<void> {
  const { page } = hand;
  await openModule(hand, 'events');
  await readMessages(page);
  await hand.click(rowOf(page, corrected.title).getByRole('button', { name: 'Edit' }));
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  await hand.write(dialog.getByLabel('Description', { exact: true }), 'Shkruar para se të skadonte sesioni.');
  await servers.expireSessions();
  await hand.click(dialog.getByRole('button', { name: 'Save' }));
  await isSaid(page, 'Unauthorized. Your session may have expired. Please log in again.');
  await signIn(hand, account);
  const box = dialog.getByLabel('Description', { exact: true });
  await expect(box).toHaveValue('Shkruar para se të skadonte sesioni.', patience);
  await hand.click(dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toBeHidden(patience);
}

/** Two people write the same field of one event; the second to save sees both and keeps the own one. */
export async function meetColleague({ hand }: Trouble, colleague: Hand): Promise<void> {
  const open = async ({ page, click }: Hand) => {
    await click(rowOf(page, corrected.title).getByRole('button', { name: 'Edit' }));
    return page.getByRole('dialog', { name: 'Edit Event' });
  };
  await openModule(colleague, 'events');
  const mine = await open(hand);
  const theirs = await open(colleague);
  await hand.write(mine.getByLabel('Description', { exact: true }), corrected.description);
  await colleague.write(theirs.getByLabel('Description', { exact: true }), 'Versioni i koleges.');
  await colleague.click(theirs.getByLabel('Featured'));
  await colleague.click(theirs.getByRole('button', { name: 'Save' }));
  await expect(theirs).toBeHidden(patience);

  await hand.click(mine.getByRole('button', { name: 'Save' }));
  await hand.click(mine.getByRole('radio', { name: /^Your version/ }));
  await hand.click(mine.getByRole('button', { name: 'Save' }));
  await expect(mine).toBeHidden(patience);
  await expect(rowOf(colleague.page, corrected.title)).toContainText(corrected.description, patience);
}
