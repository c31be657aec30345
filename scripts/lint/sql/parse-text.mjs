import { loadModule, parseSync } from 'libpg-query';
import { relationOwner } from '../relation-owners.mjs';
import { accessOf } from './relations.mjs';
import { UNKNOWN } from './texts.mjs';

await loadModule();

/** Name of a relation or column in place of an unknown interpolation. */
export const PLACEHOLDER = 'placeholder_';
/** Relation that completes a fragment to a statement. Not reported. */
const OWN = 'completed_fragment';
const MAX_TRIES = 60;

/** Possible values of an unknown interpolation, most frequent first. */
const stand = [
  PLACEHOLDER,
  '',
  `${PLACEHOLDER} AS (SELECT 1)`,
  `AND ${PLACEHOLDER}`,
  `, ${PLACEHOLDER}`,
  `${PLACEHOLDER} = 1`,
  'DESC',
];

const statements = /^\s*(\(|--|SELECT|INSERT|UPDATE|DELETE|WITH|MERGE|COPY|TRUNCATE|LOCK|VALUES)\b/;

const asSource = (text) => `SELECT 1 FROM ${text}`;

const completions = [
  (text) => `SELECT ${text}`,
  (text) => `SELECT 1 ${text}`,
  asSource,
  (text) => `SELECT 1 FROM ${OWN} ${text}`,
  (text) => `SELECT 1 FROM ${OWN} WHERE true ${text}`,
  (text) => `WITH ${text} SELECT 1`,
  (text) => `WITH ${OWN} AS (SELECT 1)${text}`,
  (text) => `UPDATE ${OWN} SET ${text}`,
  (text) => `INSERT INTO ${OWN} (a) VALUES (1) ${text}`,
  (text) => `SELECT (${text}`,
  (text) => `SELECT 1 FROM ${OWN} ORDER BY ${text}`,
  (text) => `SELECT ${OWN} ${text}`,
  (text) => `${text} SELECT 1`,
  (text) => `${text} SELECT 1${closing(text)}`,
  (text) => `${text} 1${closing(text)}`,
];

/** Returns the closing parentheses that a text lacks. */
const closing = (text) => ')'.repeat(Math.max(0, text.split('(').length - text.split(')').length));

/**
 * Parses a statement or a fragment of one.
 * @returns {import('./relations.mjs').Access | undefined} undefined if no completion of it parses
 */
export function accessOfText(text) {
  const ways = waysOf(text);
  for (const way of ways) {
    const access = parsedWithPlaceholders(way(text));
    if (access) {
      access.reads.delete(OWN);
      access.writes.delete(OWN);
      return access;
    }
  }
  return undefined;
}

function waysOf(text) {
  if (statements.test(text)) return [(same) => same, ...completions];
  // `payments p` can also be a column with an alias.
  return startsWithRelation(text) ? [asSource, ...completions] : completions;
}

const startsWithRelation = (text) => relationOwner(/^\s*(\w+)(?=\s|$)/.exec(text)?.[1]) !== undefined;

/** Fills the unknown parts. After a parse error, the unknown part before its position gets its next value. */
function parsedWithPlaceholders(text) {
  const parts = text.replaceAll(`$${UNKNOWN}`, '$1').split(UNKNOWN);
  const choice = Array(parts.length - 1).fill(0);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const { filled, starts } = fill(parts, choice);
    const { access, failedAt } = parsed(filled);
    if (access) return access;
    if (!nextChoice(choice, starts, failedAt)) return undefined;
  }
  return undefined;
}

function fill(parts, choice) {
  const starts = [];
  const filled = parts.reduce((whole, part, n) => {
    starts.push(whole.length);
    // A value is surrounded by spaces, unless it completes a word or a quoted text.
    const isApart = /[\s(,]$/.test(whole) && choice[n - 1] > 0;
    return `${whole}${isApart ? ` ${stand[choice[n - 1]]} ` : stand[choice[n - 1]]}${part}`;
  });
  return { filled, starts };
}

function nextChoice(choice, starts, failedAt) {
  for (let hole = starts.findLastIndex((start) => start <= failedAt); hole >= 0; hole--) {
    if (choice[hole] < stand.length - 1) {
      choice[hole]++;
      return true;
    }
    choice[hole] = 0;
  }
  return false;
}

/** @returns the access, or the position of the parse error */
function parsed(sql) {
  try {
    return { access: accessOf(parseSync(sql).stmts) };
  } catch (error) {
    return { failedAt: error.sqlDetails?.cursorPosition ?? sql.length };
  }
}
