#!/usr/bin/env node
import { parseArgs } from 'node:util';

import { measureApi, measureInvoicesAlone } from './api/measure-api.mjs';
import { measureHotDeal } from './api/hot-deal/measure-hot-deal.mjs';
import { measureSizes } from './api/figures/measure-sizes.mjs';
import { measureFront } from './front/measure-front.mjs';
import { measurePageWork } from './front/measure-page-work.mjs';
import { startMeasuredProduct } from './lib/measured-product.mjs';
import { Report } from './lib/report.mjs';
import { buildWhenNeeded } from '../scripts/build/projects.mjs';
import { Children } from '../scripts/run/children.mjs';
import { makeTestFolder } from '../scripts/database/test-folder.mjs';
import { throwawaySettings } from '../scripts/database/throwaway.mjs';
import { whenAskedToStop } from '../scripts/run/stop-request.mjs';
import { say } from '../scripts/run/terminal.mjs';

const help = `Measures the built product on this machine and compares it with its bars.

  npm run bench                       everything
  npm run bench -- --only=figures     requests that nobody asked before, beside the independent baseline, at several numbers of deals
  npm run bench -- --only=api         repeated requests, passes and the start
  npm run bench -- --only=pages       processor time of pages: asked before, beside a static file, and never asked before
  npm run bench -- --only=front       pages alone, as a phone loads them
  npm run bench -- --only=invoices    captures and their invoices alone
  npm run bench -- --only=hot         one hot deal with a crowd, beside other customers: --people=50000 --minutes=5 --places=1000
                                      --rates=300,600 --rate-seconds=20 crowds that arrive faster
  npm run bench -- --quick            figures with 10,000 deals only, without pages: under five minutes
  --sizes=10000,100000,1000000        numbers of deals; --passes=5000000 --events=50000000 rows with the largest, in proportion with others
  --figure=list                       figures whose name contains this word
  --requests=400                      requests of a figure in a round
  --profile=folder                    processor profile of the shell, with --only=pages
  --write                             writes the table into docs/performance.md
  npm run bench -- --previous=folder  pages also of the built checkout in this folder, in turns
  npm run bench -- --as-built         what stands in the dist folders, without building first
`;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '10000,100000,1000000' },
    passes: { type: 'string', default: '5000000' },
    events: { type: 'string', default: '50000000' },
    figure: { type: 'string' },
    requests: { type: 'string', default: '400' },
    people: { type: 'string', default: '50000' },
    minutes: { type: 'string', default: '5' },
    places: { type: 'string', default: '1000' },
    rates: { type: 'string', default: '' },
    'rate-seconds': { type: 'string', default: '20' },
    profile: { type: 'string' },
    write: { type: 'boolean', default: false },
    previous: { type: 'string' },
    'as-built': { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
});
if (options.help) say(help);
else if (options.only && !['figures', 'api', 'pages', 'front', 'invoices', 'hot'].includes(options.only)) {
  say(`--only=${options.only} is neither figures, api, pages, front, invoices nor hot.`);
  process.exitCode = 1;
} else await run();

async function run() {
  const started = performance.now();
  const settings = { ...(await throwawaySettings(makeTestFolder({ onDisk: true }))), durable: true };
  if (!options['as-built']) await buildWhenNeeded({ children: new Children(settings.runDir) });
  const report = new Report();
  if (!options.only || options.only === 'figures') await measureSizes(settings, report, options);
  if (options.only !== 'figures' && !(options.quick && !options.only)) await measureOthers(settings, report);
  report.print(performance.now() - started);
  report.save();
  process.exitCode = report.isWithinBars ? 0 : 1;
}

function hotOptions() {
  const { people, minutes, places, rates, 'rate-seconds': rateSeconds } = options;
  return {
    people: Number(people),
    minutes: Number(minutes),
    places: Number(places),
    rates: rates.split(',').filter(Boolean).map(Number),
    rateSeconds: Number(rateSeconds),
  };
}

/** Repeated requests, passes, invoices and pages, with a database that is deleted afterwards. */
async function measureOthers(settings, report) {
  const product = await startMeasuredProduct(settings);
  whenAskedToStop(async () => {
    await product.stop();
    process.exit(1);
  });
  try {
    if (options.only === 'invoices') await measureInvoicesAlone(product, report, options);
    if (options.only === 'hot') await measureHotDeal(product, report, hotOptions());
    if (!options.only || options.only === 'api') await measureApi(product, report, options);
    if (!options.only || options.only === 'pages') await measurePageWork(product, report, options);
    if (!options.only || options.only === 'front') await measureFront(product, report, options);
  } finally {
    await product.stop();
  }
}
