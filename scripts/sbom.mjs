#!/usr/bin/env node
import fs from 'node:fs';
import path from 'node:path';
import { UserError } from './run/user-error.mjs';
import { rootDir } from './run/settings.mjs';
import { makeSbom } from './supply-chain/sbom.mjs';

/** Writes the software bill of materials of the product: `npm run sbom [-- FILE]`. */
const file = path.resolve(process.argv[2] ?? path.join(rootDir, 'dist/sbom.cdx.json'));
try {
  const sbom = makeSbom();
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
  process.stdout.write(`${file}: ${sbom.components.length} components\n`);
} catch (error) {
  process.stderr.write(error instanceof UserError ? `${error.message}\n` : `${error.stack}\n`);
  process.exitCode = 1;
}
