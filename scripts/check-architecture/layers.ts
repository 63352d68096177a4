import layers from './layers.json' with { type: 'json' };
import { isCode, type SourceFile, type Violation, workspaces } from './sourceFiles.js';

const rootFolders = new Set([...workspaces, 'docs']);
// Generated.
const outputFolders = new Set(['node_modules', 'dist', 'test-results', 'playwright-report']);

interface Layer {
  readonly layer: string;
  /** Folders that a `*` layer allows beside the entities. */
  readonly also?: readonly string[];
}

/** Files and folders of no layer: no import rule would apply to them. */
export function checkLayers(files: readonly SourceFile[], folders: readonly string[]): Violation[] {
  const entities = new Set(
    files.flatMap(({ path }) => /^shared\/domain\/([^/]+)\/[^/]+\.ts$/.exec(path)?.[1] ?? []),
  );
  const unknownFolders = folders.filter((folder) => !rootFolders.has(folder) && !outputFolders.has(folder));
  const unknownFiles = files
    .map(({ path }) => path)
    .filter((path) => isCode(path) && !layers.some((layer) => isInside(path, layer, entities)));
  return [...unknownFolders, ...unknownFiles].map((path) => ({ path, rule: 'unknown layer' }));
}

function isInside(path: string, { layer, also = [] }: Layer, entities: ReadonlySet<string>): boolean {
  if (layer.endsWith('/.')) return path.startsWith(layer.slice(0, -1)) && path.split('/').length === 2;
  if (!layer.endsWith('/*')) return path.startsWith(`${layer}/`);
  const base = layer.slice(0, -1);
  if (!path.startsWith(base)) return false;
  const [name = '', ...rest] = path.slice(base.length).split('/');
  return rest.length > 0 && (entities.has(name) || also.includes(name));
}
