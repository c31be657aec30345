import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { dependencyGraph } from '../../generate/graph/dependency-graph.mjs';
import { withSqlEdges } from '../../generate/graph/sql-edges.mjs';
import { rootDir } from '../../run/settings.mjs';

test('the committed graph is up to date; if not, run npm run graph', () =>
  assert.equal(
    fs.readFileSync(path.join(rootDir, 'docs/dependency-graph.md'), 'utf8'),
    dependencyGraph(rootDir),
  ));

test('SQL edges are dashed, one for each pair of modules, and name writes', () => {
  const graph = 'flowchart LR\n\nsubgraph 0["backend"]\n1["deals"]\n2["orders"]\n3["vendors"]\nend\n2-->1';
  const access = [
    'deals calls common.iso',
    'deals reads deals.deals',
    'deals reads vendors.branches',
    'deals reads vendors.vendors',
    'orders calls deals.sum_to_pay',
    'orders writes deals.deal_capacities',
  ];
  assert.equal(withSqlEdges(graph, access), `${graph}\n1-.->3\n2-.->|writes|1`);
});
