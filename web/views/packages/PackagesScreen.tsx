import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ContentText } from '@ritmi/shared/domain/content';
import { choicePath, enquiryPath } from '@ritmi/shared/domain/enquiry/request';
import type { ShownPackage } from '@ritmi/shared/domain/packages/schema';
import type { ShownService } from '@ritmi/shared/domain/services/schema';
import { ActionLink, ButtonLink } from '@ritmi/shared/ui/Button';
import { growFrom } from '@ritmi/shared/ui/grow';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { lazyPart } from '@ritmi/shared/ui/LazyPart';
import { Loading } from '@ritmi/shared/ui/Ring';
import { TabList } from '@ritmi/shared/ui/Tabs';
import { at, color, layout, radius, space, surface, tint, type } from '@ritmi/shared/ui/tokens';
import { useRememberedChoice } from '../../enquiry/remembered.js';
import { Hall } from '../../hall/Hall.js';
import { BuildYourOwn, NothingChosen } from './BuildYourOwn.js';
import { type Offer, offerOfChoice } from '@ritmi/shared/cards/offer';
import type { PackageDialogProps } from './PackageDialog.js';
import { Choosing } from './choosing.js';
import { PackageGrid } from './PackageGrid.js';
import { SummaryPanel } from './SummaryPanel.js';
import { text } from './text.js';

// Fetched when the first offer opens.
const PackageDialog = lazyPart(
  () => import('./PackageDialog.js').then((loaded) => loaded.PackageDialog),
  ({ offer }: PackageDialogProps) => useLanguage().to(enquiryPath(offer.asked)),
);

const panelIds = { predefined: 'te-gatshme', custom: 'vetja' } as const;

type PackageTab = keyof typeof panelIds;

/** The initial state; browsers without JavaScript change it by links to other addresses. */
export type PackagesStart = {
  /** 'notice' is the custom tab while the notice covers it. */
  readonly view: PackageTab | 'notice';
  readonly chosenIds: readonly string[];
};

type PackagesScreenProps = {
  /** Null while they load. */
  readonly packages: readonly ShownPackage[] | null;
  /** Null while they load. */
  readonly services: readonly ShownService[] | null;
  readonly start: PackagesStart;
  /** Path of the page, without the language. */
  readonly path: string;
  /** What the agency says about its prices; '' for nothing. */
  readonly priceNotice: ContentText;
  /** Links to the other pages of the list. */
  readonly pager?: ReactNode;
};

const Panel = styled.div`
  position: relative;
  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** Covers only the tab panel, so that the tabs stay usable (contract, Structure). */
const Notice = styled.div`
  ${layout.cover}
  z-index: 5;
  display: grid;
  place-items: start center;
  padding: ${space(8)} ${layout.gutter};
  background: ${tint('page', 66)};
  backdrop-filter: blur(10px);
  > div {
    ${layout.sticky(6)}
    ${layout.grid(4)}
    max-width: 460px;
    padding: ${space(6)};
    border-radius: ${radius.picture};
    background: ${color.raised};
    ${surface.hairline()}
  }
  > div > div {
    ${layout.wrap(3)}
  }
`;

const PriceNotice = styled.p`
  --notice: #f6c945;
  ${at.print} {
    --notice: #7a5a00;
  }
  max-width: 38em;
  margin-inline: ${layout.gutter};
  padding-left: ${space(3)};
  border-left: 2px solid var(--notice);
  color: var(--notice);
  font-size: ${type.size.small};
`;

export function PackagesScreen({ packages, services, start, path, priceNotice, pager }: PackagesScreenProps) {
  const { language, t, to } = useLanguage();
  const [view, setView] = useState(start.view);
  const [chosenIds, handleChoose] = useChoice(start.chosenIds, to);
  const [open, setOpen] = useState<Offer | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const tab = view === 'predefined' ? 'predefined' : 'custom';
  const hasNotice = view === 'notice';
  const known = services ?? [];
  const chosen = known.filter(({ id }) => chosenIds.includes(id));
  const hrefs = {
    predefined: to(path),
    custom: `${to(path)}?krijo=njoftim`,
    emptied: `${to(path)}?krijo=po`,
  };

  const tabs = (['predefined', 'custom'] as const).map((id) => {
    return { id, label: t(text[id]), href: hrefs[id], panelId: panelIds[id] };
  });

  function handleTab(next: PackageTab) {
    if (next === tab) return;
    setView(next === 'custom' ? 'notice' : next);
    handleChoose([], hrefs.predefined);
  }

  // The pressed button is removed, so the focus moves to the panel instead of to the top of the page.
  function handleGoOn() {
    setView('custom');
    panel.current?.focus({ preventScroll: true });
  }

  function handleClear() {
    handleChoose([]);
    panel.current?.focus({ preventScroll: true });
  }

  const offer = offerOfChoice(chosen, useAgency().discountPerService, language);
  return (
    <>
      <TabList label={t(text.tabs)} look="marks" tabs={tabs} open={tab} onOpen={handleTab} />
      <Panel ref={panel} id={panelIds[tab]} role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
        {tab === 'predefined' &&
          (packages ? (
            <>
              <PackageGrid packages={packages} onOpen={(next, card) => growFrom(card, () => setOpen(next))} />
              {pager}
            </>
          ) : (
            <Loading label={t(text.loading)} />
          ))}
        {tab === 'custom' && (
          <>
            <Choosing>
              <Hall lights={chosen.map(({ light }) => light)} sizes="(min-width: 1080px) 44vw, 100vw" />
              <BuildYourOwn {...{ services, chosenIds }} onChoose={handleChoose} isInert={hasNotice} />
              {chosen.length > 0 ? (
                <SummaryPanel
                  services={known}
                  chosen={chosen}
                  offer={offer}
                  clearHref={hrefs.emptied}
                  onClear={handleClear}
                  onShow={() => setOpen(offer)}
                />
              ) : (
                !hasNotice && known.length > 0 && <NothingChosen count={known.length} />
              )}
            </Choosing>
            {hasNotice && <DevelopmentNotice goOnHref={hrefs.emptied} onGoOn={handleGoOn} />}
          </>
        )}
      </Panel>
      {priceNotice !== '' && (
        <PriceNotice role="note">
          <Content>{priceNotice}</Content>
        </PriceNotice>
      )}
      {open && <PackageDialog offer={open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** The ids of the chosen services; the address shows them again, in a bookmark or in the message, and other pages know them. */
function useChoice(first: readonly string[], to: (path: string) => string) {
  const [ids, setIds] = useState(first);
  const { remember } = useRememberedChoice();
  function choose(next: readonly string[], address = to(choicePath(next))) {
    const isSame = next.join() === ids.join();
    // Also what the address has chosen; an untouched desk forgets nothing.
    if (next.length > 0 || !isSame) remember(next);
    if (isSame) return;
    setIds(next);
    window.history.replaceState(window.history.state, '', address);
  }
  return [ids, choose] as const;
}

type DevelopmentNoticeProps = { readonly goOnHref: string; readonly onGoOn: () => void };

/** Says that custom packages are still in development, before the visitor chooses. */
function DevelopmentNotice({ goOnHref, onGoOn }: DevelopmentNoticeProps) {
  const { t, to } = useLanguage();
  return (
    <Notice role="dialog" aria-labelledby="notice" aria-describedby="notice-text">
      <div>
        <h2 id="notice">{t(text.notice)}</h2>
        <p id="notice-text">{t(text.noticeText)}</p>
        <div>
          <ActionLink $kind="plain" href={goOnHref} onPress={onGoOn}>
            {t(text.goOn)}
          </ActionLink>
          <ButtonLink href={to('/kontakt')}>{t(text.contactUs)}</ButtonLink>
        </div>
      </div>
    </Notice>
  );
}
