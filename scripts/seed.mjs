#!/usr/bin/env node
import { runBackendCommands } from './lib/backend-command.mjs';

/** `npm run seed -- --deals 100000` */
await runBackendCommands(['migrate', 'seed']);
