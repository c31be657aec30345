#!/usr/bin/env node
import { checkLive } from './check-live.mjs';

/** `npm run check:live -- URL`: runs the main job of the product on a deployed site. */
process.exitCode = await checkLive(process.argv.slice(2));
