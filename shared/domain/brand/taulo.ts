import type { Message } from '../language.js';
import { clips, pictures } from './pictures.js';

const dj: Message = { sq: 'DJ', en: 'DJ' };
const bubbles: Message = { sq: 'Flluska', en: 'Bubbles' };

/** The DJ of family parties. Only his page has kinds of events. */
export const taulo = {
  pageTitle: { sq: 'DJ Taulo: dasma dhe festa familjare', en: 'DJ Taulo: weddings and family parties' },
  pageDescription: {
    sq: 'DJ Taulo drejton muzikën e dasmave, ditëlindjeve dhe festave familjare që nga viti 2005: mbi 20 vjet, mbi 1000 evente.',
    en: 'DJ Taulo has led the music of weddings, birthdays and family parties since 2005: more than 20 years, more than 1000 events.',
  },
  poster: pictures.djRed,
  facts: [
    {
      label: { sq: 'Vendndodhja', en: 'Location' },
      value: { sq: 'Tiranë dhe gjithë Shqipëria', en: 'Tirana and all of Albania' },
    },
    { label: { sq: 'Përvoja', en: 'Experience' }, value: { sq: '20+ vjet', en: '20+ years' } },
    { label: { sq: 'Evente të planifikuara', en: 'Events planned' }, value: { sq: '1000+', en: '1000+' } },
  ],
  biography: [
    {
      sq: 'Taulo e nisi karrierën në vitin 2005, me dy valixhe CD-sh dhe një dasmë në Kamëz që zgjati deri në mëngjes. Që atëherë ka planifikuar mbi një mijë evente, nga darka me tridhjetë veta te salla me gjashtëqind.',
      en: 'Taulo started his career in 2005, with two suitcases of CDs and a wedding in Kamëz that lasted until morning. Since then he has planned more than a thousand events, from dinners for thirty to halls of six hundred.',
    },
    {
      sq: 'E di që në një dasmë janë tri breza në të njëjtën pistë. Ndaj e ndan natën: darka me zë të ulët, vallet kur janë të gjithë, hitet kur fëmijët kanë shkuar për gjumë.',
      en: 'He knows that at a wedding three generations share one dance floor. So he divides the night: dinner at low volume, the circle dances while everybody is there, the hits when the children have gone to bed.',
    },
    {
      sq: 'Me familjen takohet dy herë para festës. Shkruan listën e këngëve që duhen, atë të këngëve që nuk duhen, dhe orën e tortës. Mikrofonin e mban vetë kur duhet një fjalë.',
      en: 'He meets the family twice before the party. He writes down the songs that must be played, those that must not, and the hour of the cake. When a word is needed he takes the microphone himself.',
    },
  ],
  eventTypes: [
    {
      label: { sq: 'Dasma', en: 'Weddings' },
      value: {
        sq: 'Nga hyrja e nuses te vallja e fundit, me program të shkruar.',
        en: 'From the bride’s entrance to the last dance, with a written programme.',
      },
    },
    {
      label: { sq: 'Ditëlindje', en: 'Birthdays' },
      value: {
        sq: 'Për fëmijë me flluska, për të rritur me këngët e viteve të tyre.',
        en: 'With bubbles for children, and the songs of their youth for adults.',
      },
    },
    {
      label: { sq: 'Evente korporative', en: 'Corporate events' },
      value: {
        sq: 'Muzikë që lë vend për bisedë, zë i pastër për fjalimet.',
        en: 'Music that leaves room to talk, clear sound for the speeches.',
      },
    },
    {
      label: { sq: 'Mbledhje familjare', en: 'Family gatherings' },
      value: {
        sq: 'Fejesa, pagëzime, përvjetorë: pak pajisje, shumë këngë.',
        en: 'Engagements, christenings, anniversaries: little equipment, many songs.',
      },
    },
  ],
  performances: [
    {
      title: { sq: 'Dasma e Anës dhe Ermalit', en: 'Ana and Ermal’s wedding' },
      place: 'Salla Kristal, Elbasan',
      day: '2026-09-19',
      clip: clips.wedding,
      services: [dj, bubbles],
    },
    {
      title: { sq: 'Pesëdhjetë vjet Petrit', en: 'Petrit turns fifty' },
      place: 'Bujtina Arra, Petrelë',
      day: '2026-07-11',
      clip: clips.birthday,
      services: [dj],
    },
    {
      title: { sq: 'Fejesa në Berat', en: 'An engagement in Berat' },
      place: 'Oborri i Mangalemit, Berat',
      day: '2026-05-23',
      clip: clips.hall,
      services: [dj, bubbles],
    },
  ],
  gallery: [
    clips.bubbles,
    pictures.tableDetail,
    pictures.danceDetail,
    pictures.cakeDetail,
    pictures.sparksDetail,
  ],
};

export type PartyDjProfile = typeof taulo;
