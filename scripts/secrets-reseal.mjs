#!/usr/bin/env node
import { runBackendCommands } from './run/backend-command.mjs';

/**
 * `npm run secrets:reseal`: re-encrypts values sealed with other versions of CODE_SECRET with the first version. See
 * docs/operations.md.
 */
await runBackendCommands(['migrate', 'reseal']);
