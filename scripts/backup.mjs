#!/usr/bin/env node
import { runBackendCommands } from './run/backend-command.mjs';

/** `npm run backup -- FOLDER`: backs up the database, pictures and documents while the product runs. */
await runBackendCommands(['backup']);
