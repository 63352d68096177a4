import rooms from './rooms.json' with { type: 'json' };
import { isCode, type SourceFile, type Violation, workspaces } from './sourceFiles.js';

const rootFolders = new Set([...workspaces, 'docs']);
// Made, not written.
const madeFolders = new Set(['node_modules', 'dist', 'test-results', 'playwright-report']);

interface Row {
  readonly room: string;
  /** Folders that a `*` row allows beside the entities. */
  readonly also?: readonly string[];
}

/** A folder without a row of its own would be open to everything, so it is found here. */
export function checkRooms(files: readonly SourceFile[], folders: readonly string[]): Violation[] {
  const entities = new Set(
    files.flatMap(({ path }) => /^shared\/domain\/([^/]+)\/[^/]+\.ts$/.exec(path)?.[1] ?? []),
  );
  const unknownFolders = folders
    .filter((folder) => !rootFolders.has(folder) && !madeFolders.has(folder))
    .map((path) => ({ path, rule: 'unknown room' }));
  const unknownFiles = files
    .filter(({ path }) => isCode(path) && !rooms.some((row) => isInside(path, row, entities)))
    .map(({ path }) => ({ path, rule: 'unknown room' }));
  return [...unknownFolders, ...unknownFiles];
}

function isInside(path: string, { room, also = [] }: Row, entities: ReadonlySet<string>): boolean {
  if (room.endsWith('/.')) return path.startsWith(room.slice(0, -1)) && path.split('/').length === 2;
  if (!room.endsWith('/*')) return path.startsWith(`${room}/`);
  const base = room.slice(0, -1);
  if (!path.startsWith(base)) return false;
  const [name = '', ...rest] = path.slice(base.length).split('/');
  return rest.length > 0 && (entities.has(name) || also.includes(name));
}
