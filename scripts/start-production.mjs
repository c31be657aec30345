#!/usr/bin/env node
import { readProductionSettings } from './run/production/settings.mjs';
import { productionWelcome } from './run/production/welcome.mjs';
import { runProduct } from './run/run-product.mjs';

/** Runs the production setup on one machine, with a separate database. */
await runProduct({
  settings: readProductionSettings(),
  load: async () => {
    const { Product } = await import('./run/product.mjs');
    const { productionParts } = await import('./run/production/parts.mjs');
    return (context) => new Product(context, productionParts());
  },
  welcome: productionWelcome,
});
