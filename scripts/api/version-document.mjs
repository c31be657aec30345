import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '../run/settings.mjs';
import { breakingChanges } from './breaking-changes.mjs';
import { promiseOf } from './promise.mjs';

const FOLDER = path.join(rootDir, 'backend/api-versions');

const read = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
const textOf = (promise) => `${JSON.stringify(promise, null, 1)}\n`;

export const readDocument = () => read(path.join(rootDir, 'backend/openapi.json'));

/**
 * Compares the present document with the one that is committed for its version.
 * @returns the file and its new text, the breaking changes, and whether the file is up to date
 */
export function versionDocument(document = readDocument(), folder = FOLDER) {
  const promise = promiseOf(document);
  const file = path.join(folder, `${promise.info.version}.json`);
  const text = textOf(promise);
  if (!fs.existsSync(file)) return { file, text, breaking: [], isCurrent: false };
  const isCurrent = fs.readFileSync(file, 'utf8') === text;
  return { file, text, breaking: isCurrent ? [] : breakingChanges(read(file), promise), isCurrent };
}
