import { events } from '../agency/events.js';
import { packages } from '../agency/packages.js';
import { contacts, sections, team } from '../agency/people.js';
import { projects } from '../agency/projects.js';
import { services } from '../agency/services.js';
import type { Hand } from '../hand.js';
import type { Tally } from '../tally.js';
import { addContact, addEvent, addMember, addProject, addSection, addService } from './add.js';
import { addPackage } from './packages.js';
import { openModule } from './screens.js';

/** The whole agency, from nothing. */
export async function enterAgency(hand: Hand, tally: Tally): Promise<void> {
  const timed = (task: string, work: () => Promise<void>) => tally.time(task, hand.effort, work);
  await openModule(hand, 'services');
  for (const service of services) await timed('add a service', () => addService(hand, service));
  await openModule(hand, 'packages');
  for (const pkg of packages) await timed('add a package', () => addPackage(hand, pkg));
  await openModule(hand, 'events');
  for (const event of events) await timed('add an event with 4 media', () => addEvent(hand, event));
  await openModule(hand, 'projects');
  for (const [place, project] of projects.entries()) {
    await timed('add a project with 9 media', () => addProject(hand, project, place % 2 === 1));
  }
  await openModule(hand, 'about');
  for (const section of sections) await timed('add a section', () => addSection(hand, section));
  for (const member of team) await timed('add a team member', () => addMember(hand, member));
  await openModule(hand, 'contact');
  for (const contact of contacts) await timed('add a contact', () => addContact(hand, contact));
}
