import ts from 'typescript';
import { visit } from './sources.mjs';
import { joined, textsOf, UNKNOWN } from './texts.mjs';

/**
 * Returns the values of a call: of a method of arrays and strings, of Object, of SqlParameters, or of a function of the
 * product.
 */
export function callValues(evaluator, call, scope) {
  const callee = call.expression;
  if (ts.isPropertyAccessExpression(callee)) {
    const known = methods[callee.name.text]?.(evaluator, call, scope);
    if (known) return known;
  }
  const functions = evaluator
    .values(callee, scope)
    .filter((value) => value.node && ts.isFunctionLike(value.node));
  return functions.flatMap((value) => returned(evaluator, value, call, scope));
}

/** Returns the values of a function for the arguments of the call, from its expression or its return statements. */
function returned(evaluator, { node, scope: outer }, call, scope) {
  const given = call.arguments.map((argument) => evaluator.values(argument, scope));
  return applied(evaluator, { node, scope: outer }, given, scope.depth);
}

function applied(evaluator, { node, scope: outer }, given, depth) {
  if (!node.body) return [];
  const initial = (index) => {
    const { initializer } = node.parameters[index];
    return initializer ? evaluator.values(initializer, { ...outer, depth }) : [];
  };
  const bound = node.parameters.map((_, index) => given[index] ?? initial(index));
  const scope = { bound: new Map([...outer.bound, [node, bound]]), depth };
  if (!ts.isBlock(node.body)) return evaluator.values(node.body, scope);
  return returnsOf(node).flatMap((expression) => evaluator.values(expression, scope));
}

function returnsOf(node) {
  const found = [];
  visit(node.body, (one) => {
    if (!ts.isReturnStatement(one) || !one.expression) return;
    if (ts.findAncestor(one, ts.isFunctionLike) === node) found.push(one.expression);
  });
  return found;
}

const listsOf = (evaluator, call, scope) =>
  evaluator.values(call.expression.expression, scope).filter((value) => value.list);

const functionOf = (evaluator, call, scope) =>
  call.arguments[0] && evaluator.values(call.arguments[0], scope).find((value) => value.node);

const isObject = (call) =>
  ts.isIdentifier(call.expression.expression) && call.expression.expression.text === 'Object';

/** Each method returns the values, or undefined for a call of another kind. */
const methods = {
  join(evaluator, call, scope) {
    const [separator = ','] = call.arguments[0] ? evaluator.texts(call.arguments[0], scope) : [];
    return listsOf(evaluator, call, scope).flatMap(({ list }) =>
      // A list that is filled elsewhere.
      list.length === 0
        ? [{ text: UNKNOWN }]
        : joined(list.flatMap((some, n) => (n === 0 ? [textsOf(some)] : [[separator], textsOf(some)]))),
    );
  },

  map(evaluator, call, scope) {
    const action = functionOf(evaluator, call, scope);
    if (!action) return undefined;
    return listsOf(evaluator, call, scope).map(({ list }) => ({
      list: list.map((some, n) => applied(evaluator, action, [some, [{ text: String(n) }]], scope.depth)),
    }));
  },

  flatMap: (evaluator, call, scope) => {
    const made = methods.map(evaluator, call, scope);
    const flat = (some) =>
      some.some((one) => one.list) ? some.flatMap((one) => one.list ?? [[one]]) : [some];
    return made?.map(({ list }) => ({ list: list.flatMap(flat) }));
  },

  filter: (evaluator, call, scope) => listsOf(evaluator, call, scope),

  trim: (evaluator, call, scope) => evaluator.values(call.expression.expression, scope),

  replace: (evaluator, call, scope) => evaluator.values(call.expression.expression, scope),

  replaceAll(evaluator, call, scope) {
    const [from, to] = call.arguments.map((argument) => evaluator.texts(argument, scope)[0]);
    return evaluator
      .values(call.expression.expression, scope)
      .map((value) => (value.text === undefined ? value : { text: value.text.replaceAll(from, to) }));
  },

  /** `parameters.add(value)` returns a placeholder of PostgreSQL. */
  add: () => [{ text: '$1' }],

  keys(evaluator, call, scope) {
    if (!isObject(call)) return undefined;
    return objectsOf(evaluator, call, scope).map(({ node }) => ({
      list: node.properties.filter(({ name }) => name).map(({ name }) => [{ text: name.text ?? '' }]),
    }));
  },

  values(evaluator, call, scope) {
    if (!isObject(call)) return undefined;
    return objectsOf(evaluator, call, scope).map((value) => ({ list: evaluator.membersOf(value, scope) }));
  },

  entries(evaluator, call, scope) {
    if (!isObject(call)) return undefined;
    return objectsOf(evaluator, call, scope).map((value) => ({
      list: value.node.properties
        .filter(({ name }) => name)
        .map(({ name }) => [
          { list: [[{ text: name.text ?? '' }], evaluator.member(value, name.text, scope)] },
        ]),
    }));
  },
};

const objectsOf = (evaluator, call, scope) =>
  evaluator
    .values(call.arguments[0], scope)
    .filter((value) => value.node && ts.isObjectLiteralExpression(value.node));
