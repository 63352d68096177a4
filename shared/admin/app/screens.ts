import {
  Camera,
  ChartColumn,
  Download,
  History,
  Image,
  LayoutDashboard,
  type LucideIcon,
  MonitorCog,
  Trash2,
} from 'lucide-react';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useHost } from '../host/host.js';
import { figuresText } from '../figures/text.js';
import { nightText } from '../mbreme/text.js';
import { appText } from './text.js';

type Screen = { readonly id: string; readonly label: string; readonly Icon: LucideIcon };

/** The screens of every day that have no line in the sidebar: what waits, and the photos of last night. */
export function useDailyScreens(): readonly Screen[] {
  const { t } = useLanguage();
  return [
    { id: '', label: t(appText.start), Icon: LayoutDashboard },
    { id: 'mbreme', label: t(nightText.title), Icon: Camera },
  ];
}

/** The screens of the sidebar that belong to no module, by their paths. */
export function useOtherScreens(): readonly Screen[] {
  const { settings } = useHost();
  const { t } = useLanguage();
  return [
    { id: 'shifrat', label: t(figuresText.title), Icon: ChartColumn },
    { id: 'media', label: t(appText.media), Icon: Image },
    { id: 'trash', label: t(appText.trash), Icon: Trash2 },
    { id: 'history', label: t(appText.history), Icon: History },
    { id: 'content', label: t(appText.content), Icon: Download },
    ...(settings ? [{ id: 'app', label: t(appText.settings), Icon: MonitorCog }] : []),
  ];
}
