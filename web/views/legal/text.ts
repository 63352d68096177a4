import { brand } from '@ritmi/shared/domain/brand/brand';
import type { Message } from '@ritmi/shared/domain/language';

type LegalSection = {
  readonly title: Message;
  readonly paragraphs: readonly Message[];
  /** Whether the agency's e-mail address and phone follow the text. */
  readonly hasContact?: boolean;
};

export type LegalDocument = {
  readonly heading: Message;
  readonly lead: Message;
  readonly sections: readonly LegalSection[];
};

export const text = {
  updated: { sq: 'Përditësuar më', en: 'Last updated' },
  email: { sq: 'E-mail', en: 'E-mail' },
  phone: { sq: 'Telefon', en: 'Phone' },
  rights: { sq: 'Të gjitha të drejtat e rezervuara.', en: 'All rights reserved.' },
} as const satisfies Record<string, Message>;

const { name } = brand;

export const terms: LegalDocument = {
  heading: { sq: 'Termat e shërbimit', en: 'Terms of service' },
  lead: {
    sq: `Si mund t’i përdorësh tekstet, fotot dhe videot e faqes së ${name}.`,
    en: `How the texts, pictures and videos of the ${name} website may be used.`,
  },
  sections: [
    {
      title: { sq: 'Pronësia e përmbajtjes', en: 'Content ownership' },
      paragraphs: [
        {
          sq: `Tekstet, fotot, videot, muzika, logoja dhe dizajni i kësaj faqeje i përkasin ${name} ose atyre që na e kanë dhënë të drejtën t’i përdorim.`,
          en: `The texts, pictures, videos, music, logo and design of this website belong to ${name} or to those who have given us the right to use them.`,
        },
        {
          sq: 'Fotot nga eventet publikohen me pëlqimin e organizatorit. Nëse je në një foto dhe nuk e do aty, na shkruaj dhe e heqim.',
          en: 'Pictures of events are published with the organiser’s consent. If you are in a picture and do not want to be, write to us and we take it down.',
        },
      ],
    },
    {
      title: { sq: 'Kufizimet e përdorimit', en: 'Usage restrictions' },
      paragraphs: [
        {
          sq: 'Mund ta lexosh faqen, ta ndash lidhjen e saj dhe ta ruash për vete. Pa leje me shkrim nuk lejohet të kopjosh, të ndryshosh, të shesësh ose të publikosh diku tjetër përmbajtjen e saj.',
          en: 'You may read the website, share its link and keep it for yourself. Without written permission you may not copy, change, sell or publish its content elsewhere.',
        },
        {
          sq: 'Nuk lejohet as përdorimi i fotove dhe videove tona për të reklamuar shërbime të të tjerëve.',
          en: 'Nor may our pictures and videos be used to advertise the services of others.',
        },
      ],
    },
    {
      title: { sq: 'Si të kërkosh leje', en: 'How to ask for permission' },
      hasContact: true,
      paragraphs: [
        {
          sq: 'Na shkruaj ose na telefono. Trego çfarë do të përdorësh, ku dhe për sa kohë. Përgjigjemi brenda pesë ditëve pune.',
          en: 'Write or call us. Say what you want to use, where and for how long. We answer within five working days.',
        },
      ],
    },
    {
      title: { sq: 'Sanksionet', en: 'Sanctions' },
      paragraphs: [
        {
          sq: 'Kush e përdor përmbajtjen pa leje, së pari merr një kërkesë për ta hequr. Nëse nuk e heq, kërkojmë dëmshpërblim sipas ligjit shqiptar për të drejtat e autorit.',
          en: 'Those who use the content without permission first get a request to take it down. If they do not, we claim damages under Albanian copyright law.',
        },
      ],
    },
    {
      title: { sq: 'Ndryshimet', en: 'Changes' },
      paragraphs: [
        {
          sq: 'Këto terma mund të ndryshojnë. Versioni i ri vlen nga dita kur del në këtë faqe, me datën lart.',
          en: 'These terms may change. The new version applies from the day on which it appears on this page, with the date at the top.',
        },
      ],
    },
  ],
};

export const privacy: LegalDocument = {
  heading: { sq: 'Politika e privatësisë', en: 'Privacy policy' },
  lead: {
    sq: 'Çfarë mbrojmë, çfarë ruajmë dhe çfarë nuk bëjmë me të dhënat e tua.',
    en: 'What we protect, what we keep and what we do not do with your details.',
  },
  sections: [
    {
      title: { sq: 'Mbrojtja e të drejtave të autorit', en: 'Copyright protection' },
      paragraphs: [
        {
          sq: `Përmbajtja e kësaj faqeje mbrohet nga ligji për të drejtat e autorit. ${name} ruan të drejtën mbi fotot, videot, tekstet dhe muzikën që publikon këtu.`,
          en: `The content of this website is protected by copyright law. ${name} keeps the rights to the pictures, videos, texts and music that it publishes here.`,
        },
      ],
    },
    {
      title: { sq: 'Përdorimi i materialeve të mbrojtura', en: 'Use of protected materials' },
      paragraphs: [
        {
          sq: 'Materialet nga eventi yt i publikojmë vetëm me pëlqimin tënd dhe i heqim kur na e kërkon. Emrin, numrin dhe e-mailin që na dërgon i përdorim vetëm për t’u përgjigjur.',
          en: 'We publish material from your event only with your consent and take it down when you ask. The name, number and e-mail that you send us are used only to answer you.',
        },
        {
          sq: 'Faqja ruan në shfletuesin tënd gjuhën dhe zgjedhjen për statistikat. Statistikat nisin vetëm pasi të shtypësh «Prano», dhe zgjedhjen e ndryshon kur të duash te fundi i faqes. Harta ngarkohet vetëm kur e hap ti.',
          en: 'The website keeps your language and your choice about statistics in your browser. Statistics begin only after you press “Prano” (accept), and you can change the choice at the foot of the page at any time. The map loads only when you open it.',
        },
      ],
    },
    {
      title: { sq: 'Ndryshimet', en: 'Changes' },
      paragraphs: [
        {
          sq: 'Kur kjo politikë ndryshon, versioni i ri del në këtë faqe me datën e përditësimit lart.',
          en: 'When this policy changes, the new version appears on this page with the date of the update at the top.',
        },
      ],
    },
  ],
};
