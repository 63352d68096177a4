import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type DocumentOf, entityOf, type EntityName } from '@ritmi/shared/domain/entities';
import { isBlank, type Values } from '@ritmi/shared/domain/values';
import { useHost } from '../../host/host.js';
import { previewValues, shownValues } from '../kinds/fieldKinds.js';
import { CardPreview } from './CardPreview.js';

/** Renders a document as the site does. Must be stable. */
export type RenderPreview<K extends EntityName> = (document: DocumentOf<K>) => ReactNode;

type LivePreviewProps<K extends EntityName> = {
  readonly name: K;
  readonly render: RenderPreview<K>;
};

/** The card that visitors will see, rendered from the form's values with a delay so that typing never waits. */
export function LivePreview<K extends EntityName>({ name, render }: LivePreviewProps<K>) {
  const { mediaAddress } = useHost();
  const { control } = useFormContext();
  const values: Values = useDeferredValue(useWatch({ control }));
  // The same element until the deferred values change, so that React does not render the card again.
  const card = useMemo(() => {
    const document = previewDocument(name, values, mediaAddress);
    return isEmpty(name, document) ? null : render(document);
  }, [name, values, mediaAddress, render]);
  return <CardPreview card={card} resetKey={values} />;
}

/** Whether the document has neither a title nor a picture. */
function isEmpty(name: EntityName, document: Values): boolean {
  const entity = entityOf(name);
  return [document[entity.titleField], ...shownValues(entity, document, 'picture')].every(isBlank);
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
