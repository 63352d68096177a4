import { isDocumentId } from '@ritmi/shared/domain/calls';
import { render } from 'vike/abort';
import type { PageContext } from 'vike/types';
import { text } from '../../../views/projects/text.js';
import type { Missing } from '../../_error/missing.js';
import { load } from '../../load.js';
import { loadProject } from './loadProject.js';

const missing: Missing = { missing: text.missing, path: '/projects', back: text.back };

export async function data(pageContext: PageContext) {
  const { id = '' } = pageContext.routeParams;
  if (!isDocumentId(id)) throw render(404, missing);
  const project = await load(pageContext, loadProject(id));
  if (project.state === 'failed' && project.status === 404) throw render(404, missing);
  return { project };
}

export type Data = Awaited<ReturnType<typeof data>>;
