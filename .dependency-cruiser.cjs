const rooms = require('./scripts/check-house/rooms.json');

// In a room's path `*` is one folder (the same one in all of the row's doors: strangers) and `.` the files of a
// workspace that lie in no folder. A row with a longer path wins over the row of the folder around it.
const ours = '^(shared|api|web|desktop|e2e|scripts)/';
const tests = String.raw`\.test\.tsx?$`;

const loginDialog = String.raw`^web/layout/(login/.*|Login\w+\.tsx|browserSession\.ts)$`;
const exceptions = { 'web/layout': [loginDialog] };

// What a tool finds by its name or place.
const loadedByName = [
  String.raw`\.(spec|config|d)\.ts$`,
  String.raw`/\+[^/]+$`,
  String.raw`\.json$`,
  '^scripts/test/uiSetup\\.ts$',
  '^scripts/start/(lifeline|start)\\.mjs$',
];

const escaped = (path) => path.replaceAll('.', String.raw`\.`);

function insideOf(room) {
  if (room.endsWith('/.')) return `^${escaped(room.slice(0, -2))}/[^/]+$`;
  return `^${escaped(room).replace('*', '([^/]+)')}/`;
}

/** A door of a room: a file, a folder, or `*` for any folder. */
function doorTo(path) {
  const end = /\.tsx?$/.test(path) ? '$' : '/';
  return `^${escaped(path).replace('*', '[^/]+')}${end}`;
}

function ownFolder(room) {
  if (room.endsWith('/.')) return `^${room.slice(0, -2)}/[^/]+$`;
  return `^${room.replace('*', '$1')}/`;
}

function innerRooms(room) {
  const base = room.endsWith('/*') ? room.slice(0, -1) : `${room}/`;
  return rooms
    .map((row) => row.room)
    .filter(
      (other) => other !== room && other.startsWith(base) && !other.endsWith('/.') && !other.includes('*'),
    )
    .map((other) => `^${other}/`);
}

const roomRules = rooms.flatMap(({ room, opens, npm, node }) => {
  const from = { path: insideOf(room), pathNot: innerRooms(room) };
  const liveFrom = { path: from.path, pathNot: [...from.pathNot, tests] };
  const rules = [
    {
      name: `doors of ${room}`,
      severity: 'error',
      comment: `It may open ${opens.join(', ') || 'nothing of ours'}.`,
      from: { ...from, pathNot: [...from.pathNot, ...(exceptions[room] ?? [])] },
      to: { path: ours, pathNot: [ownFolder(room), ...opens.map(doorTo)] },
    },
  ];
  if (npm !== 'declared') {
    rules.push({
      name: `packages of ${room}`,
      severity: 'error',
      comment: `It may use ${npm.join(', ') || 'no package'}.`,
      from: liveFrom,
      to: { path: 'node_modules/', pathNot: npm.map((name) => `node_modules/${name}/`) },
    });
  }
  if (!node) {
    rules.push({
      name: `no Node in ${room}`,
      severity: 'error',
      comment: 'It also runs where there is no Node.',
      from: liveFrom,
      to: { dependencyTypes: ['core'] },
    });
  }
  return rules;
});

module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: 'doors of the login dialog',
      severity: 'error',
      comment: 'It loads the login form of the admin when it opens.',
      from: { path: loginDialog },
      to: {
        path: ours,
        pathNot: ['^web/layout/', '^shared/(ui|domain|client)/', '^shared/admin/(app/index\\.ts$|login/)'],
      },
    },
    {
      name: 'no cycles',
      severity: 'error',
      comment:
        'Two files that need each other are one file or three; a part that is loaded later may know its opener.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'no samples in live code',
      severity: 'error',
      comment: 'Samples are for tests.',
      from: { pathNot: [tests, '^e2e/', String.raw`/sample\.ts$`] },
      to: { path: String.raw`/sample\.ts$` },
    },
    {
      name: 'no tests in live code',
      severity: 'error',
      comment: 'A test is opened by the test runner only.',
      from: {},
      to: { path: [tests, String.raw`\.spec\.ts$`] },
    },
    {
      name: 'no orphans',
      severity: 'error',
      comment: 'Nobody opens it: wire it in or remove it.',
      from: {
        orphan: true,
        pathNot: [tests, ...loadedByName],
      },
      to: {},
    },
    {
      name: 'no unlisted packages',
      severity: 'error',
      comment: 'Name it in the package.json of the workspace that uses it.',
      from: { pathNot: tests },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no unresolvable imports',
      severity: 'error',
      comment: 'The file or package is not there, or shared has no such door.',
      from: {},
      to: { couldNotResolve: true, pathNot: [String.raw`\.css$`, String.raw`\?`, '^virtual:'] },
    },
  ],
  options: {
    // TypeScript 7 has no API for other programs.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: [String.raw`(^|/)(dist|out)/`, '^test-results/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.cjs', '.mjs', '.json'],
    },
  },
};
