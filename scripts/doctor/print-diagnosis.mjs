import path from 'node:path';
import { buildWhenNeeded } from '../build/projects.mjs';
import { Children } from '../run/children.mjs';
import { rootDir } from '../run/settings.mjs';
import { say } from '../run/terminal.mjs';
import { diagnose } from './diagnose.mjs';
import { dataFolder } from './machine.mjs';

/** @returns the exit code: 1 if something is wrong */
export async function printDiagnosis() {
  const runDir = path.join(dataFolder({ env: process.env, rootDir }), 'run');
  const build = () => buildWhenNeeded({ children: new Children(runDir), projects: ['backend'] });
  const { results, problems } = await diagnose({ build });
  for (const { part, note } of results) if (note) say(`  ✓ ${part}: ${note}`);
  for (const { part, what, mend } of problems) say(`  ✘ ${part}: ${what}\n      ${mend}`);
  say(problems.length === 0 ? '\nNothing is wrong.' : `\n${problems.length} to mend.`);
  return problems.length === 0 ? 0 : 1;
}
