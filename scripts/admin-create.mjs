#!/usr/bin/env node
import { runBackendCommands } from './lib/backend-command.mjs';

/** `npm run admin:create`: the first admin of a new database. */
await runBackendCommands(['migrate', 'create-admin']);
