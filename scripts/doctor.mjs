#!/usr/bin/env node

/** `npm run doctor`: prints what is wrong with the set-up and how to mend it; exits with 1 if anything is. */
const { printDiagnosis } = await import('./doctor/print-diagnosis.mjs').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  process.stderr.write('  ✘ packages: they are not installed.\n      Run `npm install --no-save`.\n');
  process.exit(1);
});
process.exitCode = await printDiagnosis();
