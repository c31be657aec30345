#!/usr/bin/env node
import { runBackendCommands } from './run/backend-command.mjs';

/** `npm run ledger:check`: whether every movement of money adds up. Ends with 1 and says what is wrong when one does not. */
await runBackendCommands(['migrate', 'ledger-check']);
