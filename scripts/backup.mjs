#!/usr/bin/env node
import { runBackendCommands } from './run/backend-command.mjs';

/** `npm run backup -- FOLDER`: database, pictures and documents, while the product goes on working. */
await runBackendCommands(['backup']);
