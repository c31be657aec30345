import { FIGURES } from './figures.mjs';
import { measureFigures } from './measure-figures.mjs';
import { figureTable, writeTable } from '../../lib/figure-table.mjs';
import { startKeptDatabase } from '../../lib/kept-database.mjs';
import { Programs } from '../../lib/programs.mjs';
import { Children } from '../../../scripts/run/children.mjs';
import { programParts } from '../../../scripts/run/parts.mjs';
import { whenAskedToStop } from '../../../scripts/run/stop-request.mjs';
import { say } from '../../../scripts/run/terminal.mjs';

const QUICK = { sizes: '10000', requests: '120' };

/** Measures the figures with each number of deals, and prints the table. */
export async function measureSizes(settings, report, options) {
  const { sizes, requests } = options.quick ? QUICK : options;
  const counts = sizes.split(',').map(Number);
  const largest = Math.max(...counts);
  const results = new Map();
  for (const deals of counts) {
    const share = deals / largest;
    const [passes, events] = options.quick
      ? [0, 0]
      : [options.passes, options.events].map((count) => Math.round(count * share));
    say(`\n  ${deals.toLocaleString('en')} deals`);
    results.set(
      deals,
      await measureSize(
        settings,
        { deals, passes, events },
        { amount: Number(requests), wanted: options.figure },
      ),
    );
  }
  addBars(report, results);
  const table = figureTable(results);
  say(`\n${table}`);
  if (options.write) writeTable(table);
}

async function measureSize(given, rows, choice) {
  const { settings, postgres } = await startKeptDatabase(given, rows);
  const environment = {
    DATABASE_URL: postgres.appUrl,
    RATE_LIMIT_FACTOR: '1000000',
    BACKGROUND_WORK: 'off',
    // Processor time is measured, also on a busy machine, where requests wait longer for a connection.
    DATABASE_CONNECTION_WAIT_MS: '10000',
  };
  const programs = new Programs({ children: new Children(settings.runDir), settings, environment });
  const stop = async () => {
    await programs.stop();
    await postgres.stop();
  };
  whenAskedToStop(async () => {
    await stop();
    process.exit(1);
  });
  try {
    const [[backend]] = programParts.waves(settings, postgres.appUrl);
    return await measureFigures({ settings, programs, backend, postgres }, choice);
  } finally {
    await stop();
  }
}

function addBars(report, results) {
  const [[, first], ...others] = [...results];
  for (const { name, target = {} } of FIGURES) {
    const own = first.get(name);
    if (!own) continue;
    if (own.ratio !== undefined)
      report.add(`${name} / baseline`, own.ratio, {
        unit: '×',
        bar: target.ratio && { atMost: target.ratio },
      });
    for (const [deals, measured] of others)
      report.add(`${name}: growth to ${deals}`, measured.get(name).both / own.both, {
        unit: '×',
        bar: target.growth && { atMost: target.growth },
      });
  }
}
