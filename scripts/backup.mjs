#!/usr/bin/env node
import { runBackendCommands } from './lib/backend-command.mjs';

/** `npm run backup -- FOLDER`: database, pictures and documents, while the product goes on working. */
await runBackendCommands(['backup']);
