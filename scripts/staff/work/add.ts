import { expect } from '@playwright/test';
import type { StaffEvent } from '../agency/events.js';
import type { contacts, sections, team } from '../agency/people.js';
import type { StaffProject } from '../agency/projects.js';
import type { StaffService } from '../agency/services.js';
import type { Hand } from '../hand.js';
import { addMedia, pickFile } from './media.js';
import { formNamed, patience, rowOf } from './screens.js';

/** Presses the button of an add form; the new line is in the list and the form is empty again. */
async function submit(
  hand: Hand,
  { form, button, title }: { readonly form: string; readonly button: string; readonly title: string },
): Promise<void> {
  const filled = formNamed(hand.page, form);
  await hand.click(filled.getByRole('button', { name: button, exact: true }));
  await rowOf(hand.page, title).waitFor(patience);
  await expect(filled.getByRole('textbox').first()).toHaveValue('', patience);
}

export async function addService(hand: Hand, service: StaffService): Promise<void> {
  const form = formNamed(hand.page, 'Add New Service');
  await hand.write(form.getByLabel('Title', { exact: true }), service.title);
  await hand.write(form.getByLabel('Description', { exact: true }), service.description);
  await hand.write(form.getByLabel('Price', { exact: true }), service.price);
  await hand.choose(form.getByLabel('Category', { exact: true }), service.category);
  await hand.choose(form.getByLabel('Icon', { exact: true }), service.icon);
  if (service.hidePrice) await hand.click(form.getByLabel('Hide price'));
  if (service.featured) await hand.click(form.getByLabel('Featured on Homepage'));
  if (service.file)
    await pickFile(hand, { form, label: 'Image (file)', box: 'Image URL', file: service.file });
  for (const [place, feature] of service.features.entries()) {
    const box = form.getByLabel(`Feature ${place + 1}`, { exact: true });
    await hand.write(box, feature, place > 0 ? 'Shift+Enter' : 'Tab');
  }
  await submit(hand, { form: 'Add New Service', button: 'Add Service', title: service.title });
}

export async function addEvent(hand: Hand, event: StaffEvent): Promise<void> {
  await fillEvent(hand, event);
  await submit(hand, { form: 'Add New Event', button: 'Add Event', title: event.title });
}

export async function fillEvent(hand: Hand, event: StaffEvent): Promise<void> {
  const form = formNamed(hand.page, 'Add New Event');
  await hand.write(form.getByLabel('Title', { exact: true }), event.title);
  await hand.write(form.getByLabel('Date', { exact: true }), event.date);
  await hand.write(form.getByLabel('Description', { exact: true }), event.description);
  if (event.featured) await hand.click(form.getByLabel('Featured'));
  if (event.media.length > 0) await addMedia(hand, form, { shots: event.media });
}

export async function addProject(hand: Hand, project: StaffProject, isDropped = false): Promise<void> {
  const form = formNamed(hand.page, 'Add New Project');
  await hand.write(form.getByLabel('Title', { exact: true }), project.title);
  await hand.write(form.getByLabel('Location', { exact: true }), project.location);
  await pickFile(hand, { form, label: 'Thumbnail', box: 'Thumbnail URL', file: project.thumbnail });
  await hand.write(form.getByLabel('Description', { exact: true }), project.description);
  await addMedia(hand, form, { shots: project.media, isDropped });
  await submit(hand, { form: 'Add New Project', button: 'Add Project', title: project.title });
}

export async function addMember(hand: Hand, member: (typeof team)[number]): Promise<void> {
  const form = formNamed(hand.page, 'Add Team Member');
  await hand.write(form.getByLabel('Name', { exact: true }), member.name);
  await hand.write(form.getByLabel('Role', { exact: true }), member.role);
  await hand.write(form.getByLabel('Bio', { exact: true }), member.bio);
  await pickFile(hand, { form, label: 'Image', box: 'Image URL', file: member.file });
  await submit(hand, { form: 'Add Team Member', button: 'Add Member', title: member.name });
}

export async function addSection(hand: Hand, section: (typeof sections)[number]): Promise<void> {
  const form = formNamed(hand.page, 'Add Section');
  await hand.write(form.getByLabel('Title', { exact: true }), section.title);
  await hand.write(form.getByLabel('Content', { exact: true }), section.content);
  await pickFile(hand, { form, label: 'Image', box: 'Image URL', file: section.file });
  await submit(hand, { form: 'Add Section', button: 'Add Section', title: section.title });
}

export async function addContact(hand: Hand, contact: (typeof contacts)[number]): Promise<void> {
  const form = formNamed(hand.page, 'Add Contact Information');
  await hand.choose(form.getByLabel('Type', { exact: true }), contact.type);
  await hand.write(form.getByLabel('Label', { exact: true }), contact.label);
  await hand.write(form.getByLabel('Value', { exact: true }), contact.value);
  await submit(hand, { form: 'Add Contact Information', button: 'Add Contact', title: contact.label });
}
