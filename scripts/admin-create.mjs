#!/usr/bin/env node
import { runBackendCommands } from './run/backend-command.mjs';

/** `npm run admin:create`: creates the first admin of a new database. */
await runBackendCommands(['migrate', 'create-admin']);
