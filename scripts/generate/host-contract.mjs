#!/usr/bin/env node
import fs from 'node:fs';
import path from 'node:path';
import { contractFile, contractText, currentContract } from '../releases/contract/host-contract.mjs';

/** `npm run generate:contract`: writes the contract of the shell with its version. An incompatible change needs a higher `contractVersion`. */
try {
  fs.mkdirSync(path.dirname(contractFile), { recursive: true });
  fs.writeFileSync(contractFile, contractText(currentContract()));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
