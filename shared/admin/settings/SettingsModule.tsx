import { SingleEditor } from '../kit/list/SingleEditor.js';

const text = { editTitle: { sq: 'Ndrysho cilësimet e faqes', en: 'Edit Settings' } };

export function SettingsModule() {
  return <SingleEditor name="settings" text={text} />;
}
