import { SingleEditor } from '../kit/list/SingleEditor.js';

export function SettingsModule() {
  return <SingleEditor name="settings" />;
}
