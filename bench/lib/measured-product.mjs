import fs from 'node:fs';
import { runCommand } from '../../scripts/run/command.mjs';
import { Children } from '../../scripts/run/children.mjs';
import { commonEnvironment, programParts } from '../../scripts/run/parts.mjs';
import { startPostgres } from '../../scripts/database/postgres.mjs';
import { rootDir } from '../../scripts/run/settings.mjs';
import { step } from '../../scripts/run/terminal.mjs';
import { Programs } from './programs.mjs';

const deals = 10_000;
// All customers share one address.
const unlimited = { RATE_LIMIT_FACTOR: '1000000' };

/**
 * Starts a product for one run: PostgreSQL with production settings, 10,000 deals, and the requested programs. `baselines` are
 * the minimal programs to compare with.
 */
export async function startMeasuredProduct(settings) {
  for (const folder of ['keysDir', 'logsDir', 'mailDir', 'runDir'])
    fs.mkdirSync(settings[folder], { recursive: true, mode: folder === 'keysDir' ? 0o700 : 0o755 });
  const children = new Children(settings.runDir);
  const postgres = await step(['Starting PostgreSQL', 'Started PostgreSQL'], () =>
    startPostgres({
      dataDir: `${settings.dataDir}/postgres`,
      keysDir: settings.keysDir,
      durable: settings.durable,
    }),
  );
  const databases = { DATABASE_URL: postgres.appUrl, DATABASE_MIGRATION_URL: postgres.ownerUrl };
  const script = (name, ...args) =>
    runCommand(children, process.execPath, [`backend/dist/${name}.js`, ...args], {
      cwd: rootDir,
      env: { ...commonEnvironment(settings), ...databases },
      failure: `backend/dist/${name}.js failed`,
    });
  const programs = new Programs({ children, settings, environment: { ...databases, ...unlimited } });
  const stop = async () => {
    await programs.stop();
    await postgres.stop();
    fs.rmSync(settings.dataDir, { recursive: true, force: true });
  };
  try {
    await step([`Seeding ${deals} deals`, `Seeded ${deals} deals`], async () => {
      await script('migrate');
      await script('seed', '--deals', String(deals));
    });
  } catch (error) {
    await stop();
    throw error;
  }
  const parts = [
    ...programParts.withoutDatabase(settings),
    ...programParts.waves(settings, postgres.appUrl).flat(),
  ];
  return { settings, postgres, programs, parts, stop };
}
