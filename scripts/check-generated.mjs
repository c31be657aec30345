#!/usr/bin/env node
import { rewriteApiClient } from './generate/stale-files.mjs';

/** Fails if the committed API document or its client differs from the generated one. */
const stale = rewriteApiClient();
if (stale.length > 0) {
  process.stderr.write(
    `These files were not up to date and are written now; commit them:\n  ${stale.join('\n  ')}\n`,
  );
  process.exitCode = 1;
}
