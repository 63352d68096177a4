import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { useFormContext, useWatch } from 'react-hook-form';
import { createGlobalStyle, styled, StyleSheetManager } from 'styled-components';
import { type DocumentOf, entityOf, type EntityName } from '@ritmi/shared/domain/entities';
import { isBlank, type Values } from '@ritmi/shared/domain/values';
import { GlobalStyle } from '@ritmi/shared/ui/GlobalStyle';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, radius, space, type } from '@ritmi/shared/ui/tokens';
import { useHost } from '../../host/host.js';
import { previewValues, shownValues } from '../kinds/fieldKinds.js';
import { Stack } from '../look/frames.js';
import { words } from '../text.js';

const Name = styled.span`
  ${type.caption}
`;

/** Renders a document as the site does. Must be stable. */
export type RenderPreview<K extends EntityName> = (document: DocumentOf<K>) => ReactNode;

type LivePreviewProps<K extends EntityName> = {
  readonly name: K;
  readonly render: RenderPreview<K>;
};

/**
 * The card that visitors will see, rendered from the form's values with a delay so that typing never waits. It repeats
 * the form, so it is hidden from assistive technology.
 */
export function LivePreview<K extends EntityName>({ name, render }: LivePreviewProps<K>) {
  const { mediaAddress } = useHost();
  const { t } = useLanguage();
  const { control } = useFormContext();
  const values: Values = useDeferredValue(useWatch({ control }));
  // The same element until the deferred values change, so that React does not render the card again.
  const card = useMemo(() => {
    const document = previewDocument(name, values, mediaAddress);
    if (isEmpty(name, document)) return null;
    return (
      // A card that fails must not take the form with it; it is rendered again with the next values.
      <ErrorBoundary fallback={null} resetKeys={[values]}>
        {render(document)}
      </ErrorBoundary>
    );
  }, [name, values, mediaAddress, render]);
  return (
    <Stack $gap={2} aria-hidden="true" data-preview>
      <Name>{t(words.preview)}</Name>
      <PreviewFrame>{card ?? <p>{t(words.previewEmpty)}</p>}</PreviewFrame>
    </Stack>
  );
}

/** Whether the document has neither a title nor a picture. */
function isEmpty(name: EntityName, document: Values): boolean {
  const entity = entityOf(name);
  return [document[entity.titleField], ...shownValues(entity, document, 'picture')].every(isBlank);
}

const edgePx = 1;

/** As wide as a phone, which most visitors use. */
const Window = styled.iframe`
  width: 100%;
  max-width: 420px;
  border: ${edgePx}px solid ${color.line};
  border-radius: ${radius.picture};
  background: #08080c;
  pointer-events: none;
`;

/** Without a limit, a card that is as high as its window would make the window grow forever. */
const maxHeightPx = 760;

/** The card alone, without the space that its page puts around it. */
const CardStyle = createGlobalStyle`
  html {
    overflow: hidden;
  }
  body {
    padding: ${space(4)} 0;
  }
  [data-card] {
    --gutter: 0px;
    container-type: inline-size;
    padding-inline: ${space(4)};
  }
`;

/**
 * Renders the site's components in an iframe: media queries see a phone, the site's dark surface and headings apply,
 * and neither the keyboard nor a screen reader reaches the repeated content.
 */
function PreviewFrame({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Document | null>(null);
  const [height, setHeight] = useState(0);

  useEffect(() => {
    if (!shown) return;
    copyFonts(shown);
    const observer = new ResizeObserver(() => setHeight(Math.min(shown.body.scrollHeight, maxHeightPx)));
    observer.observe(shown.body);
    return () => observer.disconnect();
  }, [shown]);

  return (
    <Window
      // Without a doctype a card that is 100 % high would have the frame's current height, and be cut off.
      srcDoc="<!doctype html>"
      title=""
      aria-hidden="true"
      inert
      tabIndex={-1}
      style={{ height: height + 2 * edgePx }}
      onLoad={({ currentTarget }) => setShown(currentTarget.contentDocument)}
    >
      {shown
        ? createPortal(
            <StyleSheetManager target={shown.head}>
              <GlobalStyle />
              <CardStyle />
              <div data-card>{children}</div>
            </StyleSheetManager>,
            shown.body,
          )
        : null}
    </Window>
  );
}

/** Copies the style sheets with this document's fonts. */
function copyFonts(inside: Document): void {
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"], style')].filter(
    (sheet) => sheet.matches('link') || sheet.textContent.includes('@font-face'),
  );
  inside.head.append(...sheets.map((sheet) => inside.importNode(sheet, true)));
}

const never = new Date(0).toISOString();

/**
 * The document that would result from a form's values. Values that cannot be saved yet, such as half a URL or a price
 * with two points, are left out.
 * @param addressOf full address of a stored file
 */
export function previewDocument<K extends EntityName>(
  name: K,
  values: Values,
  addressOf: (url: string) => string,
): DocumentOf<K> {
  const entity = entityOf(name);
  const stamps = { id: 'shown', version: 0, createdAt: never, updatedAt: never };
  const read = { ...stamps, ...values, ...previewValues(entity, values, addressOf) };
  // The schema is that of the entity, whose fields are those above.
  return entity.document.catch(read).parse(read) as DocumentOf<K>;
}
