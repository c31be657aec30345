#!/usr/bin/env node
import { edgeSuite } from './test/suites/edge-suite.mjs';
import { runSuite } from './test/suites/run-suite.mjs';

/** Runs the edge tests with raw sockets against the shell. Arguments after `--` are passed to Node's test runner. */
await runSuite(edgeSuite, process.argv.slice(2));
