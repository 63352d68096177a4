import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { addReadiness, createMetrics } from '../../api/http/metrics.js';
import { addTaskMetrics } from '../../api/tasks/routes.js';
import { root } from '../runtimes/folders.js';

type Rule = {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string };
};

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { groups } = parse(read('scripts/watching/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('scripts/watching/dashboard.json')) as {
  panels: { targets: { expr: string }[] }[];
};
const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
const operations = read('docs/operations.md');

/** The names of metrics in an expression: words that select, which functions, labels and numbers do not. */
const metricsIn = (expr: string) => [...expr.matchAll(/([a-z_][a-z_0-9]*)\{/g)].map(([, name = '']) => name);

async function exported(): Promise<Set<string>> {
  const { registry } = createMetrics();
  addReadiness(registry, { database_up: async () => true, storage_up: async () => true });
  addTaskMetrics(registry, async () => 0);
  const all = await registry.getMetricsAsJSON();
  return new Set(
    all.flatMap(({ name, type }) =>
      String(type) === 'histogram' ? [`${name}_count`, `${name}_bucket`, `${name}_sum`] : [name],
    ),
  );
}

test('alerts and dashboard read metrics that exist', async () => {
  const known = await exported();
  // Prometheus itself says whether it could read them.
  known.add('up');
  const named = [...rules.map(({ expr }) => expr), ...shown].flatMap(metricsIn);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('every expression selects the job that the page names', () => {
  for (const expr of [...rules.map((rule) => rule.expr), ...shown]) {
    expect(metricsIn(expr).length).toBeGreaterThan(0);
    expect(expr.match(/[a-z_0-9]+\{(?!job="ritmi")/)).toBeNull();
  }
  expect(operations).toContain('job_name: ritmi');
});

test('the page explains every alert and names every metric of an alert', () => {
  const explained = [...operations.matchAll(/^\| (Ritmi[\w, ]+) \|/gm)].flatMap(([, names = '']) =>
    names.split(', '),
  );
  expect(explained.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
  for (const { summary } of rules.map(({ annotations }) => annotations)) expect(summary).toMatch(/^[A-Z]/);
});
