#!/usr/bin/env node
import { runBackendCommands } from './run/backend-command.mjs';

/** `npm run ledger:check`: checks the ledger. Prints the errors and exits with 1 if there are any. */
await runBackendCommands(['migrate', 'ledger-check']);
