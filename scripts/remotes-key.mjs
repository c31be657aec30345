#!/usr/bin/env node
import { makeDeployKey, readDeployKey } from './remotes/deploy-key.mjs';

/** Prints a new deploy key for remotes: `npm run remotes:key [-- ID]`. */
const key = makeDeployKey(process.argv[2] ?? new Date().toISOString().slice(0, 10));
process.stdout.write(
  `REMOTES_SIGNING_KEY=${key}\nREMOTES_PUBLIC_KEYS=${readDeployKey(key).publicKey}\n\n` +
    'Keep the first where remotes are built and nowhere else. The second is public: the shell needs it.\n',
);
