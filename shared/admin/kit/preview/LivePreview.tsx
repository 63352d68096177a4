import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { type DocumentOf, entityOf, type EntityName } from '@ritmi/shared/domain/entities';
import { isBlank, type Values } from '@ritmi/shared/domain/entity';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, type } from '@ritmi/shared/ui/tokens';
import { useHost } from '../../host/host.js';
import { Stack } from '../look/frames.js';
import { words } from '../text.js';
import { PreviewFrame } from './PreviewFrame.js';
import { shownDocument } from './shownDocument.js';

const Name = styled.span`
  ${type.label}
  color: ${color.quiet};
`;

/** Draws a document as the site does. Keep it stable. */
export type RenderPreview<K extends EntityName> = (document: DocumentOf<K>) => ReactNode;

type LivePreviewProps<K extends EntityName> = {
  readonly name: K;
  readonly render: RenderPreview<K>;
};

/**
 * What visitors will see of what is typed, one step behind it so that typing never waits. It shows nothing that the form
 * does not say, so it is hidden from the accessibility tree.
 */
export function LivePreview<K extends EntityName>({ name, render }: LivePreviewProps<K>) {
  const { control } = useFormContext();
  const values: Values = useDeferredValue(useWatch({ control }));
  const { t } = useLanguage();
  return (
    <Stack $gap={2} aria-hidden="true" data-preview>
      <Name>{t(words.preview)}</Name>
      <Shown name={name} values={values} render={render} />
    </Stack>
  );
}

type ShownProps<K extends EntityName> = LivePreviewProps<K> & { readonly values: Values };

const Shown = memo(function Shown<K extends EntityName>({ name, values, render }: ShownProps<K>) {
  const { mediaAddress } = useHost();
  const { t } = useLanguage();
  const document = useMemo(() => shownDocument(name, values, mediaAddress), [name, values, mediaAddress]);
  return (
    <PreviewFrame>
      {isEmpty(name, document) ? (
        <p>{t(words.previewEmpty)}</p>
      ) : (
        // A card that fails takes no form with it; the next letter tries again.
        <ErrorBoundary fallback={null} resetKeys={[values]}>
          {render(document)}
        </ErrorBoundary>
      )}
    </PreviewFrame>
  );
  // `memo` alone would lose the type parameter.
}) as <K extends EntityName>(props: ShownProps<K>) => ReactNode;

/** Whether neither title nor picture is there. */
function isEmpty(name: EntityName, document: Values): boolean {
  const { titleField, fields } = entityOf(name);
  return Object.entries(fields)
    .filter(([field, { kind }]) => field === titleField || kind === 'image' || kind === 'media')
    .every(([field]) => isBlank(document[field]));
}
