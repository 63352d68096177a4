import type { MetadataOf } from '../../metadata.js';
import type { Page } from './+Page.js';

export const metadata: MetadataOf<typeof Page> = {
  share: ({ data: { project } }) =>
    project.state === 'ready' ? { line: project.value.location, picture: project.value.thumbnail } : {},
};
