import fs from 'node:fs';
import path from 'node:path';
import { readLines, violationsOf } from './exceptions.mjs';
import { readProject } from './project.mjs';
import { rules } from './rules/index.mjs';
import { tableAccess } from './sql/table-access.mjs';

export const exceptionsFile = 'scripts/lint/exceptions.txt';

/** Returns the violations of a checkout, its committed exceptions, and the files of each line of table access. */
export function readLayout(rootDir) {
  const { lines, places } = tableAccess(path.join(rootDir, 'backend'));
  const project = { ...readProject(rootDir), tableAccess: lines };
  const file = path.join(rootDir, exceptionsFile);
  return {
    violations: violationsOf(rules, project),
    places,
    exceptions: fs.existsSync(file) ? readLines(fs.readFileSync(file, 'utf8')) : [],
  };
}
