import { EntityEditor } from '../kit/list/EntityEditor.js';

/** The artists: an add form beside a list that is reordered by dragging. */
export function ArtistsModule() {
  return <EntityEditor name="artists" preview={null} />;
}
