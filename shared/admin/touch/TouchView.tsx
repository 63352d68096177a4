import { type ComponentType, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { languageOf } from '@ritmi/shared/domain/language';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { layout, space } from '@ritmi/shared/ui/tokens';
import { useHost } from '../host/host.js';
import { barsHeight, bottomBar, Note } from '../kit/look/frames.js';
import { Choices, PageFrame, type Width, widths, widthsPx } from '../kit/publishing/PageFrame.js';
import { previewText } from '../kit/publishing/text.js';
import { type Touched, TouchedProvider } from '../kit/touched.js';
import { ScreenHeading } from '../kit/useTitle.js';
import type { Managed } from './findManaged.js';
import { pathOf } from './page.js';
import { Rings } from './Rings.js';
import { touchText as text } from './text.js';
import { useKnown } from './useKnown.js';
import { keepFramesUnasked } from './unasked.js';
import { useManaged } from './useManaged.js';
import { usePages } from './usePages.js';

const Head = styled.div`
  ${layout.wrap(2, 4)}
  align-items: center;
  justify-content: space-between;
`;

/** The page, as high as the window leaves room below the heads of the admin and of this screen. */
const Room = styled.div`
  position: relative;
  display: grid;
  height: max(${space(100)}, calc(100dvh - ${space(43)} - var(${barsHeight}, 0px) - var(${bottomBar}, 0px)));
  /* As wide as the window of a phone, so that its page is not made smaller. */
  @media (max-width: 479px) {
    height: calc(100dvh - ${space(36)} - var(${barsHeight}, 0px) - var(${bottomBar}, 0px));
    margin-inline: -${space(3)};
  }
  iframe[data-next] {
    visibility: hidden;
  }
`;

/** From this width of the window on the page is shown as on a desktop, in px. */
const desktopFromPx = 900;

type TouchViewProps = {
  /** The screens with the forms of the entities, by the first part of their names. */
  readonly screens: Readonly<Record<string, { readonly Screen: ComponentType }>>;
};

/** The site as visitors see it, with a ring at everything that is managed: it opens the form of what it marks. */
export function TouchView({ screens }: TouchViewProps) {
  const { framesSite } = useHost();
  const { t } = useLanguage();
  return framesSite ? (
    <TouchedSite screens={screens} />
  ) : (
    <>
      <ScreenHeading title={t(text.title)} />
      <Note>{t(text.elsewhere)}</Note>
    </>
  );
}

function TouchedSite({ screens }: TouchViewProps) {
  const { t } = useLanguage();
  const [width, setWidth] = useState<Width>(() => (window.innerWidth < desktopFromPx ? 'phone' : 'desktop'));
  const known = useKnown();
  const { pages, loaded, handleLoad, handleRead, refresh, version } = usePages();
  const managed = useManaged(loaded?.page ?? null, known, (page) => handleRead.current(page));
  const room = useRef<HTMLDivElement>(null);
  // Each time that a page is loaded.
  useEffect(() => {
    if (loaded === null && room.current) return keepFramesUnasked(room.current);
    return undefined;
  }, [loaded]);
  const [touched, setTouched] = useState<Touched | null>(null);

  function handleTouch({ element, entity, id, field }: Managed) {
    const before = version();
    const { language } = languageOf(pathOf(element.ownerDocument));
    const onSaved = () => void refresh(before);
    setTouched({ entity, id, field, language, onSaved, onClose: () => setTouched(null) });
  }
  return (
    <>
      <Head>
        <ScreenHeading title={t(text.title)} />
        <Choices name={t(previewText.width)} values={widths} chosen={width} onChoose={setWidth}>
          {(each) => t(previewText[each])}
        </Choices>
      </Head>
      <Room ref={room}>
        {loaded ? <Rings frame={loaded.frame} managed={managed} onTouch={handleTouch} /> : null}
        <PageFrame widthPx={widthsPx[width]}>
          {pages.map(({ key, path }, place) => (
            <iframe
              key={key}
              src={path}
              title={t(text.site)}
              {...(place > 0 && { 'data-next': true, 'aria-hidden': true, tabIndex: -1 })}
              onLoad={({ currentTarget }) => void handleLoad(key, currentTarget)}
            />
          ))}
        </PageFrame>
      </Room>
      {touched ? <TouchedForms touched={touched} screens={screens} /> : null}
    </>
  );
}

function TouchedForms({ touched, screens }: TouchViewProps & { readonly touched: Touched }) {
  const [module = ''] = touched.entity.split('/');
  const Screen = screens[module]?.Screen;
  return Screen ? (
    <TouchedProvider value={touched}>
      <Screen />
    </TouchedProvider>
  ) : null;
}
