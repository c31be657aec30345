import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { withSqlEdges } from './sql-edges.mjs';

/** Returns the text of docs/dependency-graph.md, from the imports of the backend modules and table-access.txt. */
export function dependencyGraph(rootDir) {
  const access = fs.readFileSync(path.join(rootDir, 'backend/test/table-access.txt'), 'utf8');
  const graph = withSqlEdges(importGraph(rootDir), access.split('\n').filter(Boolean));
  return `# Which backend module uses which

Drawn by \`npm run graph\`. A solid arrow is an import. A dashed arrow is SQL: a module reads a table or view of another one,
or calls its function; \`writes\` marks a module that writes another one's table (\`backend/test/table-access.txt\`).

\`\`\`mermaid
${graph}
\`\`\`
`;
}

function importGraph(rootDir) {
  return execFileSync(
    process.execPath,
    [
      path.join(rootDir, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', '.dependency-cruiser.cjs', '--output-type', 'mermaid'],
      ...['--include-only', '^backend/src/modules', '--collapse', '^backend/src/modules/[^/]+'],
      'backend/src/modules',
    ],
    { cwd: rootDir, encoding: 'utf8' },
  ).trim();
}
