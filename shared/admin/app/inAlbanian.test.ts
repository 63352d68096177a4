import { describe, expect, it } from 'vitest';
import { entityNames, entityOf } from '@ritmi/shared/domain/entities';
import { entityText } from '../kit/model/entityText.js';
import { inAlbanian } from '../kit/inAlbanian.js';
import { albanian } from '../kit/albanian.js';

/** The texts that an entity's definition has for people, at any depth. */
function labelsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === 'string' && /^(label|inputLabel|urlLabel|fileLabel|badge)$/.test(name))
      found.add(part);
    else if (name !== 'shape') labelsIn(part, found);
  }
  return found;
}

describe('the fixed texts in Albanian', () => {
  it.each(entityNames)('are there for every field of %s', (name) => {
    const labels = [...labelsIn(entityOf(name).fields)].filter((label) => label !== '');
    expect(labels.filter((label) => albanian[label] === undefined)).toEqual([]);
  });

  it.each(entityNames)('are there for every message about %s', (name) => {
    const { added, updated, removed, reordered, load, add, update, remove, reorder, submit } = entityText(
      entityOf(name),
    );
    const messages = [added, updated, removed, reordered, submit];
    const failures = [load, add, update, remove, reorder].map(({ text }) => text);
    const inEnglish = /\b(Failed|successfully|Add|service|package|team member|content section|project)\b/;
    expect([...messages, ...failures].map(inAlbanian).filter((text) => inEnglish.test(text))).toEqual([]);
  });

  it.each([
    ['Price', 'Çmimi'],
    ['Enter price in euros', 'Shkruaj çmimin në euro'],
    ['Feature 2', 'Veçori 2'],
    ['Remove feature', 'Hiq: veçori'],
    ['Hero: Heading', 'Kreu i faqes: Titulli'],
    ['Service updated successfully', 'U ruajt: shërbim'],
    ['Failed to add event: Serveri nuk u përgjigj', 'Nuk u shtua: event: Serveri nuk u përgjigj'],
    ['Failed to upload file: 415', 'Skedari nuk u ngarkua: 415'],
    ['Kërko: Shërbimet', 'Kërko: Shërbimet'],
    ['Dasma e Anës 2', 'Dasma e Anës 2'],
  ])('%j is %j', (text, words) => {
    expect(inAlbanian(text)).toBe(words);
  });
});
