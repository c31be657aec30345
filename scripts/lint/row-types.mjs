#!/usr/bin/env node
import path from 'node:path';
import { statementCalls } from './sql/row-types.mjs';

/** Prints the calls of the backend's statements with their row types as JSON. A test compares them with the schema. */
process.stdout.write(JSON.stringify(statementCalls(path.resolve(import.meta.dirname, '../../backend'))));
