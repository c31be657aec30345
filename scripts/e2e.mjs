#!/usr/bin/env node
import { e2eSuite } from './test/suites/e2e-suite.mjs';
import { runSuite } from './test/suites/run-suite.mjs';

/** Runs the end-to-end tests in a browser. Arguments after `--` are passed to Playwright. */
await runSuite(e2eSuite, process.argv.slice(2));
