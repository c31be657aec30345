#!/usr/bin/env node
import { runProduct } from './run/run-product.mjs';
import { readSettings } from './run/settings.mjs';
import { watchSources } from './run/watch.mjs';
import { welcome } from './run/welcome.mjs';

/** Runs the product on this machine. With `--watch` it rebuilds edited code. */
await runProduct({
  settings: readSettings(),
  load: async () => {
    const { Product } = await import('./run/product.mjs');
    return (context) => new Product(context);
  },
  welcome,
  onRunning: process.argv.includes('--watch') ? watchSources : undefined,
});
