#!/usr/bin/env node
import { productionSuite } from './test/suites/production-suite.mjs';
import { runSuite } from './test/suites/run-suite.mjs';

/** The tests of the production shape; what follows `--` goes to Jest. */
await runSuite(productionSuite, process.argv.slice(2));
