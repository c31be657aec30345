import ts from 'typescript';
import { callValues } from './evaluate-calls.mjs';
import { joined, MAX_VARIANTS, textsOf, UNKNOWN } from './texts.mjs';

const MAX_DEPTH = 40;
/** Arguments outside of every function. One object, so that values are found again. */
const NOTHING_BOUND = new Map();

/**
 * @typedef {{ text: string } | { list: Value[][] } | { node: ts.Node, scope: Scope }} Value a text, a list with the possible
 * values of each element, or an object literal or function with its scope
 * @typedef {{ bound: Map<ts.Node, Value[][]>, depth: number }} Scope the arguments of the functions being called
 */

/**
 * Evaluates the expressions from which statements are built. Each method returns every possible value of an expression: both
 * branches of a condition, every call of a function within its module. An empty list is an unknown value.
 */
export class Evaluator {
  constructor(declarations, usage) {
    this.declarations = declarations;
    this.usage = usage;
    /** Values by the arguments and the expression, each with the depth at which it was evaluated. */
    this.known = new WeakMap();
  }

  /** Returns the possible texts of an expression, with UNKNOWN for unknown parts. */
  texts(node, scope = { bound: NOTHING_BOUND, depth: 0 }) {
    return textsOf(this.values(node, scope));
  }

  /** @returns {Value[]} */
  values(node, scope) {
    if (scope.depth > MAX_DEPTH) return [];
    if (!this.known.has(scope.bound)) this.known.set(scope.bound, new Map());
    const known = this.known.get(scope.bound);
    const found = known.get(node);
    if (found && found.depth <= scope.depth) return found.values;
    const values = this.evaluated(node, scope);
    known.set(node, { values, depth: scope.depth });
    return values;
  }

  evaluated(node, scope) {
    const inner = { ...scope, depth: scope.depth + 1 };
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
      return this.values(node.expression, inner);
    if (ts.isNonNullExpression(node)) return this.values(node.expression, inner);
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [{ text: node.text }];
    if (ts.isTemplateExpression(node)) return this.template(node, inner);
    if (ts.isConditionalExpression(node))
      return capped([...this.values(node.whenTrue, inner), ...this.values(node.whenFalse, inner)]);
    if (ts.isBinaryExpression(node)) return this.binary(node, inner);
    if (ts.isArrayLiteralExpression(node)) return [{ list: this.elements(node, inner) }];
    if (ts.isObjectLiteralExpression(node) || ts.isFunctionLike(node)) return [{ node, scope }];
    if (ts.isIdentifier(node)) return this.name(node, inner);
    if (ts.isPropertyAccessExpression(node)) return this.property(node, inner);
    if (ts.isElementAccessExpression(node)) return this.element(node, inner);
    if (ts.isCallExpression(node)) return capped(callValues(this, node, inner));
    return [];
  }

  template(node, scope) {
    const parts = [[node.head.text]];
    for (const span of node.templateSpans)
      parts.push(this.texts(span.expression, scope), [span.literal.text]);
    return joined(parts);
  }

  binary(node, scope) {
    const operator = node.operatorToken.kind;
    if (operator === ts.SyntaxKind.PlusToken)
      return joined([this.texts(node.left, scope), this.texts(node.right, scope)]);
    if (operator === ts.SyntaxKind.AmpersandAmpersandToken) return this.values(node.right, scope);
    if (operator === ts.SyntaxKind.QuestionQuestionToken || operator === ts.SyntaxKind.BarBarToken)
      return capped([...this.values(node.left, scope), ...this.values(node.right, scope)]);
    return [];
  }

  elements(node, scope) {
    return node.elements.flatMap((element) => {
      if (!ts.isSpreadElement(element)) return [this.values(element, scope)];
      return this.values(element.expression, scope).flatMap((value) => value.list ?? [[]]);
    });
  }

  name(node, scope) {
    const found = this.declarations.find(node);
    if (!found) return [];
    if (found.kind === 'parameter') return this.parameter(found, scope);
    const values = this.values(found.node, scope);
    const pushed = this.usage.pushedTo(found.node);
    const complete =
      pushed.length === 0
        ? values
        : values.map(({ list }) => ({ list: [...list, ...pushed.map((one) => this.values(one, scope))] }));
    const own = found.kind === 'element' ? elementsOf(complete) : complete;
    return this.follow(own, found.path ?? [], scope);
  }

  /**
   * Returns the values of a parameter: the argument of the current call, or those of all calls of its function in the same
   * module.
   */
  parameter({ node, index, path }, scope) {
    const bound = scope.bound.get(node);
    if (bound) return this.follow(bound[index] ?? [], path, scope);
    const listed = index === 0 ? this.elementsFor(node, scope) : [];
    if (listed.length > 0) return capped(this.follow(listed, path, scope));
    const given = this.usage.callsOf(node).flatMap((call) => {
      const argument = call.arguments[index];
      return argument && !isWithin(argument, node) ? this.values(argument, deeper(scope)) : [];
    });
    const initial = node.parameters[index].initializer;
    if (initial) given.push(...this.values(initial, scope));
    return capped(this.follow(given, path, scope));
  }

  /** Returns the elements of the list whose method has the function as its callback: `list.map((element) => …)`. */
  elementsFor(node, scope) {
    const { parent } = node;
    if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return [];
    if (!['map', 'flatMap', 'forEach', 'filter'].includes(parent.expression.name.text)) return [];
    return elementsOf(this.values(parent.expression.expression, deeper(scope)));
  }

  follow(values, path, scope) {
    return path.reduce((some, step) => some.flatMap((value) => this.member(value, step, scope)), values);
  }

  member(value, step, scope) {
    if (value.list) return value.list[step] ?? [];
    if (!value.node || !ts.isObjectLiteralExpression(value.node)) return [];
    const inner = { bound: value.scope.bound, depth: scope.depth + 1 };
    return this.propertyOf(value.node, String(step), inner);
  }

  propertyOf(object, name, scope) {
    for (const property of object.properties) {
      if (ts.isSpreadAssignment(property)) {
        const spread = this.values(property.expression, scope).flatMap((one) =>
          this.member(one, name, scope),
        );
        if (spread.length > 0) return spread;
      }
      if (nameOf(property) !== name) continue;
      if (ts.isPropertyAssignment(property)) return this.values(property.initializer, scope);
      if (ts.isShorthandPropertyAssignment(property)) return this.name(property.name, scope);
      if (ts.isMethodDeclaration(property)) return [{ node: property, scope }];
    }
    return [];
  }

  property(node, scope) {
    const name = node.name.text;
    if (node.expression.kind === ts.SyntaxKind.ThisKeyword) return this.ownMember(node, name, scope);
    const objects = this.values(node.expression, scope);
    const found = objects.flatMap((value) => this.member(value, name, scope));
    if (found.length > 0 || objects.length > 0) return capped(found);
    // The object is unknown, so the property of every object literal of the module with this name is possible.
    return capped(this.usage.propertiesNamed(node, name).flatMap((one) => this.values(one, deeper(scope))));
  }

  ownMember(node, name, scope) {
    const owner = ts.findAncestor(node, ts.isClassLike);
    const member = owner?.members.find((one) => one.name && nameOf(one) === name);
    if (!member) return [];
    if (ts.isPropertyDeclaration(member) && member.initializer) return this.values(member.initializer, scope);
    return ts.isMethodDeclaration(member) ? [{ node: member, scope }] : [];
  }

  element(node, scope) {
    const all = this.values(node.expression, scope).flatMap((value) => {
      if (value.list) return value.list.flat();
      if (!value.node || !ts.isObjectLiteralExpression(value.node)) return [];
      return this.membersOf(value, scope).flat();
    });
    return capped(all);
  }

  /**
   * Returns the possible values of each property of an object literal.
   * @returns {Value[][]}
   */
  membersOf(value, scope) {
    const inner = { bound: value.scope.bound, depth: scope.depth };
    const named = value.node.properties.filter(({ name }) => name);
    return named.map((property) => this.propertyOf(value.node, nameOf(property), inner));
  }
}

export const nameOf = (member) =>
  member.name && (ts.isIdentifier(member.name) || ts.isStringLiteralLike(member.name))
    ? member.name.text
    : undefined;

/** Replaces values above the limit with an unknown one, so that the statement is reported. */
const capped = (values) =>
  values.length > MAX_VARIANTS ? [...values.slice(0, MAX_VARIANTS - 1), { text: UNKNOWN }] : values;
const deeper = (scope) => ({ ...scope, depth: scope.depth + 4 });
const isWithin = (node, outer) => ts.findAncestor(node, (one) => one === outer) !== undefined;

const elementsOf = (values) => values.flatMap(({ list }) => list?.flat() ?? []);
