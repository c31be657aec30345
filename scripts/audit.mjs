#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { rootDir } from './run/settings.mjs';
import { judgeAudit } from './supply-chain/audit.mjs';

/**
 * Asks npm's audit service about the packages that the product runs. Ends with 0 when no vulnerability is high or
 * critical, with 1 when one is, and with 2 when the service is not reachable.
 */
const asked = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
  cwd: rootDir,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const { code, lines } = judgeAudit(asked.stdout ?? '');
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = code;
