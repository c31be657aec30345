#!/usr/bin/env node
import fs from 'node:fs';
import path from 'node:path';
import { dependencyGraph } from './generate/graph/dependency-graph.mjs';
import { rootDir } from './run/settings.mjs';

/** `npm run graph`: draws the imports between backend modules and the access to tables of other modules. */
const file = path.join(rootDir, 'docs/dependency-graph.md');
fs.writeFileSync(file, dependencyGraph(rootDir));
process.stdout.write(`Drawn: ${path.relative(rootDir, file)}\n`);
