import { useLanguage } from '@ritmi/shared/ui/Language';
import { useHost } from '../host/host.js';
import { figuresText } from '../figures/text.js';
import { appText } from './text.js';

type Screen = { readonly id: string; readonly label: string };

/** The screens of the sidebar that belong to no module, by their paths. */
export function useOtherScreens(): readonly Screen[] {
  const { settings } = useHost();
  const { t } = useLanguage();
  return [
    { id: 'shifrat', label: t(figuresText.title) },
    { id: 'media', label: t(appText.media) },
    { id: 'trash', label: t(appText.trash) },
    { id: 'history', label: t(appText.history) },
    { id: 'content', label: t(appText.content) },
    ...(settings ? [{ id: 'app', label: t(appText.settings) }] : []),
  ];
}
