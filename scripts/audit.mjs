#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { rootDir } from './run/settings.mjs';
import { judgeAudit } from './supply-chain/audit.mjs';

/**
 * Audits the packages that the product runs with npm's audit service. Exits with 0 if no vulnerability is high or critical,
 * with 1 if one is, and with 2 if the service is not reachable.
 */
const asked = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
  cwd: rootDir,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const { code, lines } = judgeAudit(asked.stdout ?? '');
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = code;
