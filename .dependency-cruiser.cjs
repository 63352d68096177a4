const { readdirSync } = require('node:fs');
const layers = require('./scripts/check-architecture/layers.json');

// In a layer's path `*` is the folder of one entity or one named in `also` (such folders do not import each other), and
// `.` the files directly in a workspace. A layer with a longer path takes precedence over the one that contains it.
// Without `packages` a layer may use every package that its workspace declares.
const entities = readdirSync('shared/domain', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const ours = '^(shared|api|web|desktop|e2e|scripts)/';
const tests = String.raw`\.test\.tsx?$`;
// Helpers that tests of several folders share.
const testing = '^(api|shared/admin/kit)/testing/';

const escaped = (path) => path.replaceAll('.', String.raw`\.`);

function insideOf({ layer, also = [] }) {
  if (layer.endsWith('/.')) return `^${escaped(layer.slice(0, -2))}/[^/]+$`;
  return `^${escaped(layer).replace('*', `(${[...entities, ...also].join('|')})`)}/`;
}

/** What a layer may import: a file, a folder, or `*` for any folder. */
function patternOf(path) {
  const end = /\.tsx?$/.test(path) ? '$' : '/';
  return `^${escaped(path).replace('*', '[^/]+')}${end}`;
}

function ownFolder(layer) {
  if (layer.endsWith('/.')) return `^${layer.slice(0, -2)}/[^/]+$`;
  return `^${layer.replace('*', '$1')}/`;
}

function innerLayers(layer) {
  const base = layer.endsWith('/*') ? layer.slice(0, -1) : `${layer}/`;
  return layers
    .map((other) => other.layer)
    .filter(
      (other) => other !== layer && other.startsWith(base) && !other.endsWith('/.') && !other.includes('*'),
    )
    .map((other) => `^${other}/`);
}

const layerRules = layers.flatMap(({ layer, also, imports, packages, node }) => {
  const from = { path: insideOf({ layer, also }), pathNot: innerLayers(layer) };
  const liveFrom = { path: from.path, pathNot: [...from.pathNot, tests] };
  const rules = [
    {
      name: `imports of ${layer}`,
      severity: 'error',
      comment: `It may import ${imports.join(', ') || 'nothing of ours'}.`,
      from,
      to: { path: ours, pathNot: [ownFolder(layer), testing, ...imports.map(patternOf)] },
    },
  ];
  if (packages) {
    rules.push({
      name: `packages of ${layer}`,
      severity: 'error',
      comment: `It may use ${packages.join(', ') || 'no package'}.`,
      from: liveFrom,
      to: { path: 'node_modules/', pathNot: packages.map((name) => `node_modules/${name}/`) },
    });
  }
  if (!node) {
    rules.push({
      name: `no Node in ${layer}`,
      severity: 'error',
      comment: 'It also runs where there is no Node.',
      from: liveFrom,
      to: { dependencyTypes: ['core'] },
    });
  }
  return rules;
});

// Every file of ours imports another or is imported: knip reports those that are not.
const noLayer = { path: ours, pathNot: layers.map(insideOf) };
const unknownLayer = { name: 'unknown layer', severity: 'error', comment: 'No rule would apply to it.' };

module.exports = {
  forbidden: [
    ...layerRules,
    { ...unknownLayer, from: noLayer, to: {} },
    { ...unknownLayer, from: {}, to: noLayer },
    {
      name: 'no cycles',
      severity: 'error',
      comment:
        'Two files that need each other are one file or three; a part that is loaded later may know its opener.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'no tests in live code',
      severity: 'error',
      comment: 'Only the test runner imports a test.',
      from: {},
      to: { path: [tests, String.raw`\.spec\.ts$`] },
    },
    {
      name: 'no test support in live code',
      severity: 'error',
      comment: 'Only tests use it.',
      from: { pathNot: [tests, testing] },
      to: { path: testing },
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
