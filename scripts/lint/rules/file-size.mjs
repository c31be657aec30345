import { isExempt } from '../project.mjs';

const MAX_SOURCE_LINES = 350;
const MAX_CSS_LINES = 200;
const MAX_VERB_LINES = 30;

/** Returns true for the file of a command such as `npm start`. */
const isVerb = (file) => /^scripts\/[\w-]+\.mjs$/.test(file);

function limitOf(file) {
  if (isVerb(file)) return MAX_VERB_LINES;
  return file.endsWith('.css') ? MAX_CSS_LINES : MAX_SOURCE_LINES;
}

/** Counts all lines, including blank lines and comments. */
const lineCount = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** @type {import('../project.mjs').Rule} */
export const fileSize = {
  name: 'file-size',
  hint: `A source or spec file has at most ${MAX_SOURCE_LINES} lines, a CSS module ${MAX_CSS_LINES}, the file of a command ${MAX_VERB_LINES}.`,
  subjects: ({ files }) =>
    files
      .filter((file) => !isExempt(file.path) && lineCount(file.text) > limitOf(file.path))
      .map((file) => file.path),
};
