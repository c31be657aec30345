#!/usr/bin/env node
import { e2eSuite } from './test/suites/e2e-suite.mjs';
import { runSuite } from './test/suites/run-suite.mjs';

/** The end-to-end tests in a browser; what follows `--` goes to Playwright. */
await runSuite(e2eSuite, process.argv.slice(2));
