#!/usr/bin/env node
import { productionSuite } from './test/suites/production-suite.mjs';
import { runSuite } from './test/suites/run-suite.mjs';

/** Runs the tests of the production setup. Arguments after `--` are passed to Jest. */
await runSuite(productionSuite, process.argv.slice(2));
