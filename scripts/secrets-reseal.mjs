#!/usr/bin/env node
import { runBackendCommands } from './run/backend-command.mjs';

/** `npm run secrets:reseal`: seals with the first version of CODE_SECRET what the others sealed. See docs/operations.md. */
await runBackendCommands(['migrate', 'reseal']);
