import { describe, expect, it } from 'vitest';
import { samplePackage, sampleEntry } from '../sample.js';
import {
  enquiryMessage,
  enquirySubject,
  packageTopic as topicOfPackage,
  servicesTopic as topicOfServices,
  type Topic,
} from './message.js';
import { openNight } from './request.js';

const packageTopic = (pkg: Parameters<typeof topicOfPackage>[0]) => topicOfPackage(pkg, '50.00');
const servicesTopic = (chosen: Parameters<typeof topicOfServices>[0]) => topicOfServices(chosen, '50.00');
const messageOf = (topic: Topic | null, asked = openNight) =>
  enquiryMessage(topic, asked, { greeting: 'Përshëndetje!' });
const artist: Topic = { about: 'artist', title: 'DJ Lumo' };

const dj = { id: 'dj', title: 'DJ', price: '300.00', hidePrice: false };
const lights = { id: 'lights', title: 'Ndriçim', price: '249.99', hidePrice: false };
const smoke = { id: 'smoke', title: 'CO2', price: '', hidePrice: true };
const wedding = samplePackage({ title: 'Dasma', services: [sampleEntry(dj), sampleEntry(lights)] });
const night = { date: '2027-06-14', place: 'Durrës', kind: 'dasme' } as const;

describe('an enquiry about a package', () => {
  it('names the package, its services and the total in Albanian', () => {
    const topic = packageTopic(wedding);
    expect(messageOf(topic)).toBe(
      'Përshëndetje!\nMë intereson paketa “Dasma”:\n• DJ\n• Ndriçim\nTotali: 449.99 €\nA jeni të lirë? Ju shkruaj datën dhe vendin.',
    );
    expect(enquirySubject(topic)).toBe('Kërkesë për paketën “Dasma”');
  });

  it('says how many are invited', () => {
    expect(messageOf(null, { ...night, guests: '180' })).toMatch(
      /Nata: Dasmë\nTë ftuar: 180\nA jeni të lirë\?$/,
    );
  });

  it('uses the custom price as the total', () => {
    expect(messageOf(packageTopic({ ...wedding, customPrice: '400.00' }))).toContain('Totali: 400.00 €');
  });

  it('contains no amount when the price is hidden', () => {
    const topic = packageTopic({ ...wedding, hidePrice: true, customPrice: '400.00' });
    expect(messageOf(topic)).not.toMatch(/Totali|€|\d/);
  });

  it('contains the date, the place and the kind of night', () => {
    const topic = packageTopic(wedding);
    expect(messageOf(topic, night)).toBe(
      'Përshëndetje!\nMë intereson paketa “Dasma”:\n• DJ\n• Ndriçim\nTotali: 449.99 €\nData: 14 qershor 2027\nVendi: Durrës\nNata: Dasmë\nA jeni të lirë?',
    );
    expect(enquirySubject(topic, night)).toBe('Kërkesë për paketën “Dasma”, 14 qershor 2027');
  });
});

describe('an enquiry about services', () => {
  it('applies the discount from two services on', () => {
    const topic = servicesTopic([dj, lights]);
    expect(messageOf(topic)).toContain('• DJ\n• Ndriçim\nTotali: 449.99 €');
    expect(enquirySubject(topic)).toBe('Kërkesë për 2 shërbime');
  });

  it('says where the choice can be seen', () => {
    const choiceAddress = 'https://ritmi.example/paketa?serviceIds=dj,lights';
    const message = enquiryMessage(servicesTopic([dj, lights]), openNight, {
      greeting: 'Përshëndetje!',
      choiceAddress,
    });
    expect(message).toContain(`Totali: 449.99 €\nKjo është nata ime: ${choiceAddress}\nA jeni të lirë?`);
  });

  it('names a single service in the subject', () => {
    expect(enquirySubject(servicesTopic([dj]))).toBe('Kërkesë për “DJ”');
  });

  it('omits the total when one price is hidden', () => {
    expect(messageOf(servicesTopic([dj, smoke]))).not.toContain('Totali');
  });

  it('has no topic when no service was found', () => {
    expect(servicesTopic([])).toBeNull();
  });
});

describe('an enquiry about anything else', () => {
  it('names the artist', () => {
    expect(messageOf(artist)).toContain('Më intereson DJ Lumo për natën time.');
    expect(enquirySubject(artist)).toBe('Kërkesë për DJ Lumo');
  });

  it('asks for a night like an event or a project', () => {
    const event = { about: 'event', title: 'Nata e lazerit', date: '2026-10-10T00:00:00.000Z' } as const;
    expect(messageOf(event)).toContain('Dua një natë si “Nata e lazerit” (10 tetor 2026).');
    const project = { about: 'project', title: 'Plazhi', location: 'Dhërmi' } as const;
    expect(messageOf(project)).toContain('Dua një natë si “Plazhi” (Dhërmi).');
    expect(enquirySubject(project)).toBe('Një natë si “Plazhi”');
  });

  it('asks for a date alone, and offers to send what is missing', () => {
    expect(messageOf(null)).toBe(
      'Përshëndetje!\nPo kërkoj një datë për natën time.\nA jeni të lirë? Ju shkruaj datën dhe vendin.',
    );
    expect(messageOf(null, { ...openNight, date: '2027-06-14' })).toMatch(/Ju shkruaj vendin\.$/);
    expect(messageOf(null, { ...openNight, place: 'Durrës' })).toMatch(/Ju shkruaj datën\.$/);
    expect(enquirySubject(null, night)).toBe('Kërkesë për një datë, 14 qershor 2027');
  });
});
