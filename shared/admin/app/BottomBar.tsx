import { Search } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { css, styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, space } from '@ritmi/shared/ui/tokens';
import { Count } from './Count.js';
import { type Module, type ModuleId, modules } from './modules.js';
import { useDailyScreens } from './screens.js';
import { appText } from './text.js';

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 5;
  padding: 0 ${space(1)} env(safe-area-inset-bottom);
  border-top: 1px solid ${color.line};
  background: ${color.raised};
  ${layout.screenOnly}
  ul {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

const place = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  place-content: center;
  justify-items: center;
  width: 100%;
  min-height: 56px;
  overflow: hidden;
  color: ${color.quiet};
  font-size: 0.75rem;
  font-weight: 550;
  line-height: 1.3;
  text-decoration: none;
  white-space: nowrap;
  // The ring of the focus stays inside.
  &&&:focus-visible {
    outline-offset: -4px;
  }
  &[aria-current] {
    color: ${color.text};
    font-weight: 700;
    svg {
      color: ${color.accent};
    }
  }
  // At the corner of the icon.
  [aria-label] {
    position: absolute;
    top: ${space(1)};
    left: calc(50% + ${space(1.5)});
    min-width: 18px;
    padding: 0 ${space(1)};
    font-size: 0.6875rem;
    line-height: 18px;
  }
`;

const PlaceLink = styled(Link)`
  ${place}
`;

const PlaceButton = styled.button.attrs({ type: 'button' })`
  ${place}
`;

/** Of the modules, what is asked for every day. */
const daily = ['kerkesat', 'kalendari'] as const satisfies readonly ModuleId[];

type Entry = Pick<Module, 'label' | 'Icon' | 'useCount'> & { readonly id: string };

/** On a phone, within reach of the thumb: the places of every day, and the search over everything. */
export function BottomBar({ onFind }: { readonly onFind: () => void }) {
  const path = useLocation().pathname.split('/')[1];
  const screens = useDailyScreens();
  const { t } = useLanguage();
  const entries: readonly Entry[] = [...screens, ...daily.map((id) => ({ id, ...modules[id] }))];
  return (
    <Bar aria-label={t(appText.daily)} data-bottom-bar>
      <ul>
        {entries.map(({ id, label, Icon, useCount }) => (
          <li key={id}>
            <PlaceLink to={`/${id}`} aria-current={path === id ? 'page' : undefined}>
              <Icon size={22} aria-hidden="true" />
              {label}
              {useCount ? <Count useCount={useCount} /> : null}
            </PlaceLink>
          </li>
        ))}
        <li>
          <PlaceButton aria-label={t(appText.find)} onClick={onFind}>
            <Search size={22} aria-hidden="true" />
            {t(appText.findShort)}
          </PlaceButton>
        </li>
      </ul>
    </Bar>
  );
}
