#!/usr/bin/env node
import { runProduct } from './lib/run-product.mjs';
import { readSettings } from './lib/settings.mjs';
import { watchSources } from './lib/watch.mjs';
import { welcome } from './lib/welcome.mjs';

/** The product on this machine. With `--watch` it goes on building what is edited. */
await runProduct({
  settings: readSettings(),
  load: async () => {
    const { Product } = await import('./lib/product.mjs');
    return (context) => new Product(context);
  },
  welcome,
  onRunning: process.argv.includes('--watch') ? watchSources : undefined,
});
