#!/usr/bin/env node
import { runBackendCommands } from './run/backend-command.mjs';

/** `npm run restore -- FOLDER`: restores a backup into an empty database. */
await runBackendCommands(['restore']);
