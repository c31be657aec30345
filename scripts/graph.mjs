#!/usr/bin/env node
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from './lib/settings.mjs';

const file = path.join(rootDir, 'docs/dependency-graph.md');

/** Draws which backend module uses which, from the imports as they stand. */
const drawn = execFileSync(
  process.execPath,
  [
    path.join(rootDir, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
    ...['--config', '.dependency-cruiser.cjs', '--output-type', 'mermaid'],
    ...[
      '--include-only',
      '^backend/src/modules',
      '--collapse',
      '^backend/src/modules/[^/]+',
      'backend/src/modules',
    ],
  ],
  { cwd: rootDir, encoding: 'utf8' },
);
fs.writeFileSync(
  file,
  `# Which backend module uses which\n\nDrawn by \`npm run graph\` from the imports.\n\n\`\`\`mermaid\n${drawn.trim()}\n\`\`\`\n`,
);
process.stdout.write(`Drawn: ${path.relative(rootDir, file)}\n`);
