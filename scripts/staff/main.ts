import { mkdir } from 'node:fs/promises';
import { events } from './agency/events.js';
import { services } from './agency/services.js';
import { account, startServers } from './agencyServers.js';
import { checkAgency } from './check.js';
import { takeHand } from './hand.js';
import { sitAtBrowser, sitAtDesktop } from './seats.js';
import { takeTally } from './tally.js';
import { enterAgency } from './work/agency.js';
import { signIn } from './work/screens.js';
import { doTasks } from './work/tasks.js';
import { eventsAfterwards, loseServer, loseSession, meetColleague } from './work/trouble.js';

// An hour of a staff member's work: a whole agency entered by hand, changed, and met by what goes wrong.
const isDesktop = process.argv.includes('desktop');
const servers = await startServers();
const seat = await (isDesktop ? sitAtDesktop(servers) : sitAtBrowser(servers));
const startedAt = performance.now();
const say = (words: string) =>
  console.log(`${String(Math.round((performance.now() - startedAt) / 1_000)).padStart(4)} s  ${words}`);
try {
  const hand = takeHand(seat.page);
  const tally = takeTally();
  await signIn(hand, account);
  await enterAgency(hand, tally);
  await checkAgency(servers.apiUrl, { services, events });
  say('the agency is entered and stands as it was typed');

  const changed = await doTasks(hand, tally);
  say('prices corrected, services moved, deleted and restored');
  const trouble = { hand, servers, isDesktop };
  await loseServer(trouble);
  say('the server went away and came back');
  await loseSession(trouble);
  say('the session expired');
  const other = await sitAtBrowser(servers);
  try {
    const colleague = takeHand(other.page);
    await signIn(colleague, account);
    await meetColleague(trouble, colleague);
  } finally {
    await other.stop();
  }
  say('two people wrote the same event');
  await checkAgency(servers.apiUrl, { services: changed, events: eventsAfterwards() });
  say('everything stands as it was typed');

  console.table(tally.rows());
  const { clicks, keys, scrolls } = hand.effort();
  console.log(
    `${isDesktop ? 'app' : 'browser'}, all of it: ${clicks} clicks, ${keys} keys, ${scrolls} scrolls`,
  );
} catch (error) {
  await mkdir('shots', { recursive: true });
  await seat.page.screenshot({ path: 'shots/staff-failed.png' });
  throw error;
} finally {
  await seat.stop();
  await servers.stop();
}
