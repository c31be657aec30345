import ts from 'typescript';
import { isCode, isExempt } from '../project.mjs';
import { visit } from '../sql/sources.mjs';

const MAX_LINES = 60;

/** @type {import('../project.mjs').Rule} */
export const functionLength = {
  name: 'function-length',
  hint: `A function, component or hook has at most ${MAX_LINES} lines without blank lines and comments.`,
  subjects: ({ files }) =>
    files
      .filter((file) => isCode(file) && !isExempt(file.path) && file.text.split('\n').length > MAX_LINES)
      .flatMap(({ path, source }) => longFunctions(source).map((name) => `${path}: ${name}`)),
};

function longFunctions(source) {
  const lines = linesWithCode(source);
  const found = [];
  visit(source, (node) => {
    if (!ts.isFunctionLike(node) || !node.body || isDescribe(node)) return;
    const first = lineOf(source, node.getStart());
    const last = lineOf(source, node.end);
    if (last - first >= MAX_LINES && count(lines, first, last) > MAX_LINES) found.push(nameOf(node));
  });
  return found;
}

const lineOf = (source, position) => source.getLineAndCharacterOfPosition(position).line;

const count = (lines, first, last) => lines.slice(first, last + 1).filter(Boolean).length;

/** Marks the lines that are neither blank nor comments. All lines of a multi-line string count. */
function linesWithCode(source) {
  const lines = [];
  const mark = (from, to) => {
    for (let line = lineOf(source, from); line <= lineOf(source, to); line++) lines[line] = true;
  };
  visit(source, (node) => {
    const start = node.getStart();
    const isText = ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
    if (isText) return markText(source, node, mark);
    if (node.kind === ts.SyntaxKind.EndOfFileToken) return;
    mark(start, start);
    mark(Math.max(start, node.end - 1), Math.max(start, node.end - 1));
  });
  return lines;
}

/** Blank lines in a multi-line string count as blank. */
function markText(source, node, mark) {
  let position = node.getStart();
  for (const line of source.text.slice(position, node.end).split('\n')) {
    if (line.trim()) mark(position, position);
    position += line.length + 1;
  }
}

function isDescribe(node) {
  const call = node.parent;
  if (!call || !ts.isCallExpression(call) || !call.arguments.includes(node)) return false;
  return /^(test\.)?describe(\.\w+)*(\(|$)/.test(call.expression.getText());
}

function nameOf(node) {
  const owner = ts.findAncestor(node, ts.isClassLike)?.name?.text;
  if (ts.isConstructorDeclaration(node)) return `${owner}.constructor`;
  if (node.name)
    return ts.isMethodDeclaration(node) && owner ? `${owner}.${node.name.getText()}` : node.name.getText();
  const { parent } = node;
  if ((ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) && parent.name)
    return parent.name.getText();
  return ts.isCallExpression(parent) ? callbackName(parent) : 'function';
}

/** Returns a name such as `it(accepts a pass)` for a callback: the callee of the call and its title. */
function callbackName(call) {
  const callee = call.expression.getText().split('\n')[0];
  const title = call.arguments.find((argument) => ts.isStringLiteralLike(argument))?.text;
  return title ? `${callee}(${title})` : callee;
}
