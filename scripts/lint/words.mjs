#!/usr/bin/env node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Words that the project does not use in documents, each with its standard term. */
export const REPLACED_WORDS = {
  'refusal|refusals': 'error; reject (input); deny (access)',
  'fault|faults': 'failure, bug or error',
  'verdict|verdicts': 'status; next state',
  'trail|trails': 'history; audit log',
  'sighting|sightings': 'views and clicks; interactions',
  'spared|sparing': 'replaced module',
  'stand-in|stand-ins': 'mock gateway; placeholder',
  patience: 'timeout',
  'sweeper|sweepers|housekeeping': 'cleanup job; retention',
  'wish|wished|wishes': 'requested; preferences',
  'desk|desks': 'inbox (support); administration (settings)',
  'made anew|makes anew': 'created again; re-encoded',
  'in earnest': 'in production',
  'comes alive|come alive|take up a page': 'hydrate; hydration',
  'done again': 'repeated; replayed',
};

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Code, links and quoted texts may contain any word. Their length is kept, so that positions stay right. */
const withoutQuotes = (line) =>
  line.replace(/`[^`]*`|\]\([^)]*\)|"[^"]*"/g, (quoted) => ' '.repeat(quoted.length));

/**
 * @param {string} text a document in Markdown
 * @returns {{ line: number, word: string, instead: string }[]} every replaced word outside of code, links and quotes
 */
export function replacedWordsIn(text) {
  const found = [];
  let isCode = false;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.startsWith('```')) isCode = !isCode;
    if (isCode) continue;
    for (const [words, instead] of Object.entries(REPLACED_WORDS))
      for (const [word] of withoutQuotes(line).matchAll(
        new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, 'gi'),
      ))
        found.push({ line: index + 1, word, instead });
  }
  return found;
}

const documents = () =>
  [
    ...readdirSync(root),
    ...readdirSync(path.join(root, 'docs'), { recursive: true }).map((file) => path.join('docs', file)),
  ].filter((file) => file.endsWith('.md'));

/** @returns {string[]} one line per replaced word in the documents of the project */
function replacedWordsInDocuments() {
  return documents().flatMap((file) =>
    replacedWordsIn(readFileSync(path.join(root, file), 'utf8')).map(
      ({ line, word, instead }) => `${file}:${line} "${word}": ${instead}`,
    ),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = replacedWordsInDocuments();
  for (const line of found) console.log(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
