#!/usr/bin/env node
import { runBackendCommands } from './lib/backend-command.mjs';

/** `npm run restore -- FOLDER`: a backup into an empty database. */
await runBackendCommands(['restore']);
