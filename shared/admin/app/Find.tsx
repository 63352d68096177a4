import { type ComponentType, lazy, Suspense, useEffect, useMemo } from 'react';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import { useHost } from '../host/host.js';
import { useLeave } from '../kit/drafts/LeaveGuard.js';
import { useSignOut } from '../kit/session/useSession.js';
import type { PaletteProps } from '../palette/Palette.js';
import { touchText } from '../touch/text.js';
import { moduleList } from './modules.js';
import { useDailyScreens, useOtherScreens } from './screens.js';
import { appText } from './text.js';

const load = () => import('../palette/Palette.js');

const loadOrSay = (): Promise<ComponentType<PaletteProps>> =>
  load().then(
    ({ Palette: loaded }) => loaded,
    () => NotLoaded,
  );

const Palette = lazy(async () => ({ default: await loadOrSay() }));

function NotLoaded({ onClose }: PaletteProps) {
  const { t } = useLanguage();
  useEffect(() => {
    showFailure(t(appText.notLoaded));
    onClose();
  }, [t, onClose]);
  return null;
}

/** How long after the start the palette is loaded, so that it opens without a network too. */
const warmUpMs = 4_000;

export function useWarmPalette(): void {
  useEffect(() => {
    // Where it fails it is loaded when it is opened.
    const timer = setTimeout(() => void load().catch(() => undefined), warmUpMs);
    return () => clearTimeout(timer);
  }, []);
}

type FindProps = { readonly onHelp: () => void; readonly onClose: () => void };

/** The palette, with the screens and actions of this program. */
export function Find({ onHelp, onClose }: FindProps) {
  const { siteUrl, framesSite } = useHost();
  const { t } = useLanguage();
  const leave = useLeave();
  const signOut = useSignOut();
  const daily = useDailyScreens();
  const others = useOtherScreens();
  const screens = useMemo(
    () => [
      ...daily,
      ...moduleList.map(({ id, label }) => ({ id, label })),
      ...others,
      ...(framesSite ? [{ id: 'faqja', label: t(touchText.title) }] : []),
      { id: 'account', label: t(appText.account) },
    ],
    [daily, others, framesSite, t],
  );
  const actions = useMemo(
    () => [
      ...(siteUrl === null
        ? []
        : [
            {
              id: 'site',
              title: t(appText.site),
              run: () => void window.open(`${siteUrl}/`, '_blank', 'noopener'),
            },
          ]),
      { id: 'help', title: t(appText.shortcuts), run: onHelp },
      { id: 'signOut', title: t(appText.signOut), run: () => leave(() => void signOut()) },
    ],
    [siteUrl, t, onHelp, leave, signOut],
  );
  return (
    <Suspense fallback={null}>
      <Palette {...{ screens, actions, onClose }} />
    </Suspense>
  );
}
