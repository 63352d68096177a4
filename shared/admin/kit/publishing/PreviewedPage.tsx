import { type ReactNode, type Ref, useState } from 'react';
import { styled } from 'styled-components';
import { type Language, languages, sourceLanguage } from '@ritmi/shared/domain/language';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { layout } from '@ritmi/shared/ui/tokens';
import { useHost } from '../../host/host.js';
import { Note, PlainLink } from '../look/frames.js';
import { Choices, PageFrame, type Width, widths, widthsPx } from './PageFrame.js';
import { previewText as text, publishText } from './text.js';

/** How a page is shown in a preview. */
export type PageView = {
  readonly width: Width;
  readonly language: Language;
};

/** A phone first, which most visitors have, in the language in which is written first. */
export function usePageView() {
  return useState<PageView>({ width: 'phone', language: sourceLanguage });
}

const Tools = styled.div`
  ${layout.wrap(2, 5)}
  justify-content: space-between;
`;

type PageToolsProps = {
  readonly view: PageView;
  readonly onChange: (view: PageView) => void;
  readonly children?: ReactNode;
};

/** The choice of width and language of a previewed page, and other choices. */
export function PageTools({ view, onChange, children }: PageToolsProps) {
  const { t } = useLanguage();
  return (
    <Tools>
      <Choices
        name={t(text.width)}
        values={widths}
        chosen={view.width}
        onChoose={(width) => onChange({ ...view, width })}
      >
        {(each) => t(text[each])}
      </Choices>
      <Choices
        name={t(text.language)}
        values={languages}
        chosen={view.language}
        onChoose={(language) => onChange({ ...view, language })}
      >
        {(each) => each.toUpperCase()}
      </Choices>
      {children}
    </Tools>
  );
}

type PreviewedPageProps = {
  /** Path and query on the site. */
  readonly place: string;
  readonly width: PageView['width'];
  readonly frame?: Ref<HTMLIFrameElement>;
  readonly onLoad?: () => void;
};

/** The page itself; where the host cannot show it, a link to it. */
export function PreviewedPage({ place, width, frame, onLoad }: PreviewedPageProps) {
  const { siteUrl, framesSite } = useHost();
  const { t } = useLanguage();
  if (siteUrl === null) return <Note>{t(text.noSite)}</Note>;
  const address = `${siteUrl}${place}`;
  return framesSite ? (
    <PageFrame widthPx={widthsPx[width]}>
      <iframe key={place} ref={frame} src={address} title={t(publishText.preview)} onLoad={onLoad} />
    </PageFrame>
  ) : (
    <div>
      <PlainLink href={address} target="_blank" rel="noreferrer">
        {t(text.browser)}
      </PlainLink>
    </div>
  );
}
