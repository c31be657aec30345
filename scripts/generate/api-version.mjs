#!/usr/bin/env node
import fs from 'node:fs';
import { versionDocument } from '../api/version-document.mjs';

/** Writes the document of the current version of the API. Breaking changes need a new version first. */
const { file, text, breaking } = versionDocument();
if (breaking.length > 0) {
  process.stderr.write(
    `These changes break programs:\n  ${breaking.join('\n  ')}\nAdd a version to backend/src/common/api-versions/api-versions.ts; docs/api.md, "Versions", says how.\n`,
  );
  process.exitCode = 1;
} else {
  fs.writeFileSync(file, text);
}
