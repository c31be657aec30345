#!/usr/bin/env node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Words that the project does not use in documents and code, each with its standard term. */
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

/** Removes code, links and quoted texts, which may contain any word. The length is kept, so that positions stay correct. */
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

/** Names that cannot change, because other programs use them: fields of the API, columns, settings. */
const FIXED_NAMES = new Set([
  'CounterRefusalView',
  'PAYMENTS_STANDIN_URL',
  'isRefusal',
  'proposalRefusal',
  'refusal',
  'refusals',
  'wishedQuantity',
]);

/** Splits a name into words: `refusalOfVisit` has three. */
const wordsOfName = (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll('_', ' ');

const TITLED_CALL = /^(?:it|test|describe)(?:\.|$)/;

/**
 * @param {string} file the name for messages of the parser
 * @param {string} text of a source file
 * @returns {{ line: number, word: string, instead: string }[]} replaced words in names, comments and titles of tests
 */
export function replacedWordsInCode(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const check = (position, prose) => {
    const { line } = source.getLineAndCharacterOfPosition(position);
    for (const { line: below, word, instead } of replacedWordsIn(prose))
      found.push({ line: line + below, word, instead });
  };
  const comments = new Set();
  const visit = (node) => {
    for (const range of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
      if (!comments.has(range.pos)) {
        comments.add(range.pos);
        check(range.pos, text.slice(range.pos, range.end));
      }
    if (ts.isIdentifier(node) && !FIXED_NAMES.has(node.text)) check(node.getStart(), wordsOfName(node.text));
    const title = titleOf(node);
    if (title) check(title.getStart(), title.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function titleOf(node) {
  if (!ts.isCallExpression(node) || !TITLED_CALL.test(node.expression.getText())) return undefined;
  const [title] = node.arguments;
  return title && ts.isStringLiteralLike(title) ? title : undefined;
}

/** Folders whose code is checked. */
const CODE = [
  ...['backend/src', 'backend/test', 'shared-ui/src', 'shell/src', 'shell/server', 'shell/e2e'],
  ...['storefront-mfe/src', 'vendor-mfe/src', 'admin-mfe/src', 'scripts', 'bench'],
];
const GENERATED = /\/(?:migrations|generated|node_modules|dist)\//;

const codeFiles = () =>
  CODE.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map((file) => path.join(folder, file)),
  ).filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !GENERATED.test(file) && !file.includes('lint/words'));

const documents = () =>
  [
    ...readdirSync(root),
    ...readdirSync(path.join(root, 'docs'), { recursive: true }).map((file) => path.join('docs', file)),
  ].filter((file) => file.endsWith('.md'));

const linesOf = (file, find) =>
  find(readFileSync(path.join(root, file), 'utf8')).map(
    ({ line, word, instead }) => `${file}:${line} "${word}": ${instead}`,
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = [
    ...documents().flatMap((file) => linesOf(file, replacedWordsIn)),
    ...codeFiles().flatMap((file) => linesOf(file, (text) => replacedWordsInCode(file, text))),
  ];
  for (const line of found) console.log(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
