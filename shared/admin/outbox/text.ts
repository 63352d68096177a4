import type { InterfaceLanguage } from '@ritmi/shared/domain/language';
import { languageOfWording, storedWording } from '../host/language.js';

const sq = {
  refused: 'Ndryshimi nuk u pranua.',
  missing: 'Nuk u gjet: dikush tjetër e fshiu. Ktheje nga Koshi dhe provo përsëri, ose hiqe ndryshimin.',
  forgotten:
    'U dërgua para më shumë se 30 ditësh dhe nuk erdhi përgjigje. Kontrollo listën: nëse është aty, hiqe këtë; nëse jo, dërgoje përsëri.',
  stranded: 'Ndryshimi varet nga një tjetër që nuk u pranua.',
  missingFile: 'Skedari i ruajtur nuk gjendet më.',
  sent: (count: number) => (count === 1 ? 'U dërgua 1 ndryshim.' : `U dërguan ${count} ndryshime.`),
};

const en: typeof sq = {
  refused: 'The change was not accepted.',
  missing: 'Not found: somebody deleted it. Restore it from the trash and try again, or discard the change.',
  forgotten:
    'It was sent more than 30 days ago and no answer came. Look at the list: if it is there, discard this; if not, send it again.',
  stranded: 'The change depends on another one that was not accepted.',
  missingFile: 'The stored file is no longer there.',
  sent: (count) => `${count} ${count === 1 ? 'change was' : 'changes were'} sent.`,
};

const texts: Readonly<Record<InterfaceLanguage, typeof sq>> = { sq, en };

/** The texts in the stored language, for use outside of components. */
export const sendingText = () => texts[languageOfWording(storedWording())];
