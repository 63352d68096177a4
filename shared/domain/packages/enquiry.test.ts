import { describe, expect, it } from 'vitest';
import { enquiryMessage, enquirySubject, packageEnquiry, servicesEnquiry } from './enquiry.js';
import type { Package } from './schema.js';

const dj = { id: 'dj', title: 'DJ', price: '300.00', hidePrice: false };
const lights = { id: 'lights', title: 'Ndriçim', price: '249.99', hidePrice: false };
const smoke = { id: 'smoke', title: 'CO2', price: '', hidePrice: true };

function wedding(change: Partial<Package> = {}): Package {
  return {
    id: 'wedding',
    title: 'Dasma',
    type: 'WEDDING',
    description: 'Gjithë nata',
    image: '',
    services: [
      { id: '1', service: dj },
      { id: '2', service: lights },
    ],
    customPrice: null,
    hidePrice: false,
    featured: false,
    order: 0,
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...change,
  };
}

describe('an enquiry about a package', () => {
  it('names the package, its services and the total in Albanian', () => {
    const enquiry = packageEnquiry([wedding()], 'wedding');
    expect(enquiry && enquiryMessage(enquiry)).toBe(
      'Përshëndetje!\nMë intereson paketa “Dasma”:\n• DJ\n• Ndriçim\nTotali: 449.99 €\nA jeni të lirë? Ju shkruaj datën dhe vendin.',
    );
    expect(enquiry && enquirySubject(enquiry)).toBe('Kërkesë për paketën “Dasma”');
  });

  it('takes the custom price as the total', () => {
    const enquiry = packageEnquiry([wedding({ customPrice: '400.00' })], 'wedding');
    expect(enquiry && enquiryMessage(enquiry)).toContain('Totali: 400.00 €');
  });

  it('says no amount when the price is hidden', () => {
    const enquiry = packageEnquiry([wedding({ hidePrice: true, customPrice: '400.00' })], 'wedding');
    expect(enquiry && enquiryMessage(enquiry)).not.toMatch(/Totali|€|\d/);
  });

  it('is none for an unknown package', () => {
    expect(packageEnquiry([wedding()], 'other')).toBeNull();
  });
});

describe('an enquiry about services', () => {
  it('counts the discount from two services on', () => {
    const enquiry = servicesEnquiry([dj, lights, smoke], ['lights', 'dj', 'unknown']);
    expect(enquiry?.services).toEqual(['DJ', 'Ndriçim']);
    expect(enquiry && enquiryMessage(enquiry)).toContain('Totali: 449.99 €');
    expect(enquiry && enquirySubject(enquiry)).toBe('Kërkesë për 2 shërbime');
  });

  it('names a single service in the subject', () => {
    const enquiry = servicesEnquiry([dj], ['dj']);
    expect(enquiry && enquirySubject(enquiry)).toBe('Kërkesë për “DJ”');
  });

  it('is silent about the total as soon as one price is hidden', () => {
    const enquiry = servicesEnquiry([dj, smoke], ['dj', 'smoke']);
    expect(enquiry && enquiryMessage(enquiry)).not.toContain('Totali');
  });

  it('is none when no id is known', () => {
    expect(servicesEnquiry([dj], ['other'])).toBeNull();
  });
});
