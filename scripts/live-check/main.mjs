#!/usr/bin/env node
import { checkLive } from './check-live.mjs';

/** `npm run check:live -- URL`: runs the main job of the product on a deployed site. */
const exitCode = await checkLive(process.argv.slice(2));
// A connection that was given up would keep the process for ten seconds.
process.stdout.write('', () => process.exit(exitCode));
