#!/usr/bin/env node
import { parseArgs } from 'node:util';

import { measureApi, measureInvoicesAlone } from './api/measure-api.mjs';
import { measureFront } from './front/measure-front.mjs';
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
  npm run bench -- --only=api         server and database alone
  npm run bench -- --only=front       pages alone
  npm run bench -- --only=invoices    captures and their invoices alone
  npm run bench -- --quick            fewer requests and visits, rougher figures
  npm run bench -- --previous=folder  pages also of the built checkout in this folder, in turns
  npm run bench -- --as-built         what stands in the dist folders, without building first
`;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    previous: { type: 'string' },
    'as-built': { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
});
if (options.help) say(help);
else if (options.only && !['api', 'front', 'invoices'].includes(options.only)) {
  say(`--only=${options.only} is neither api, front nor invoices.`);
  process.exitCode = 1;
} else await run();

async function run() {
  const started = performance.now();
  const settings = { ...(await throwawaySettings(makeTestFolder({ onDisk: true }))), durable: true };
  if (!options['as-built']) await buildWhenNeeded({ children: new Children(settings.runDir) });
  const product = await startMeasuredProduct(settings);
  const report = new Report();
  whenAskedToStop(async () => {
    await product.stop();
    process.exit(1);
  });
  try {
    if (options.only === 'invoices') await measureInvoicesAlone(product, report, options);
    if (!options.only || options.only === 'api') await measureApi(product, report, options);
    if (!options.only || options.only === 'front') await measureFront(product, report, options);
  } finally {
    await product.stop();
  }
  report.print(performance.now() - started);
  report.save();
  process.exitCode = report.isWithinBars ? 0 : 1;
}
