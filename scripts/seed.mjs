#!/usr/bin/env node
import { runBackendCommands } from './run/backend-command.mjs';

/** `npm run seed -- --deals 100000`: adds demo deals. */
await runBackendCommands(['migrate', 'seed']);
