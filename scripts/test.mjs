#!/usr/bin/env node
import { runTests } from './test/run-tests.mjs';

await runTests(process.argv.slice(2));
