#!/usr/bin/env node
import { edgeSuite } from './test/suites/edge-suite.mjs';
import { runSuite } from './test/suites/run-suite.mjs';

/** Raw sockets against the shell; what follows `--` goes to the test runner of Node. */
await runSuite(edgeSuite, process.argv.slice(2));
