import { describe, expect, it } from 'vitest';
import { buttonCategories } from './buttons/schema.js';
import { contactTypes } from './contact/schema.js';
import { mediaTypes } from './shapes.js';
import { packageTypes } from './packages/schema.js';
import { isMosaic } from './media.js';
import { serviceIcons } from './services/schema.js';
import { aboutImageProblem } from './uploads/rules.js';

describe('the values that a field may have', () => {
  // spec: 9.types.package, 9.types.contact, 9.types.button, 9.types.media, 9.types.icon, 3.service.icons
  it.each([
    ['package types', packageTypes, 'STANDARD PREMIUM WEDDING BIRTHDAY PROM CORPORATE CUSTOM'],
    ['contact types', contactTypes, 'phone email address'],
    ['button categories', buttonCategories, 'main secondary footer'],
    ['media types', mediaTypes, 'image video'],
    ['service icons', serviceIcons, 'music lightbulb sparkles speaker'],
  ])('%s', (_name, values, expected) => expect(values.join(' ')).toBe(expected));
});

describe('a picture of the about page', () => {
  // spec: 5.about.type, 5.about.size, 9.aboutImage, contract.admin.fiveMb
  it.each([
    ['image/png', 5 * 1024 * 1024, null],
    ['image/png', 5 * 1024 * 1024 + 1, 'Image must be less than 5MB!'],
    ['application/pdf', 1, 'Only image files are allowed!'],
    ['video/mp4', 1, 'Only image files are allowed!'],
  ])('%s of %i bytes: %s', (type, size, problem) => expect(aboutImageProblem({ type, size })).toBe(problem));
});

describe('the media of a project', () => {
  // spec: 9.mosaic.projects, 2.projects.mosaic
  it.each([
    [0, false],
    [8, false],
    [9, true],
    [10, false],
    [18, true],
  ])('%i make a mosaic: %s', (count, expected) => expect(isMosaic(count)).toBe(expected));
});
