import ts from 'typescript';
import { moduleOf, visit } from './sources.mjs';

/** Uses of functions, lists and properties within a module: calls by name, `push` by list, object literals by key. */
export class Usage {
  constructor(sources) {
    this.calls = new Map();
    this.pushes = new Map();
    this.properties = new Map();
    for (const [file, source] of sources) visit(source, (node) => this.see(moduleOf(file), node));
  }

  see(module, node) {
    if (ts.isCallExpression(node)) {
      const name = calledName(node);
      if (name) append(this.calls, `${module} ${name}`, node);
    }
    if (ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)))
      append(this.properties, `${module} ${node.name.text}`, node.initializer);
  }

  /** Returns the calls of a function in its own module, found by its name. */
  callsOf(node) {
    const name = functionName(node);
    return (name && this.calls.get(`${moduleOf(node.getSourceFile().fileName)} ${name}`)) || [];
  }

  /** Returns the values that object literals of the module assign to a property. */
  propertiesNamed(node, name) {
    return this.properties.get(`${moduleOf(node.getSourceFile().fileName)} ${name}`) ?? [];
  }

  /** Returns the values that are pushed to a list after its declaration, in the block of the declaration. */
  pushedTo(initializer) {
    if (!ts.isArrayLiteralExpression(initializer)) return [];
    const declaration = initializer.parent;
    if (!ts.isVariableDeclaration(declaration) || !ts.isIdentifier(declaration.name)) return [];
    if (!this.pushes.has(initializer)) this.pushes.set(initializer, pushesIn(declaration));
    return this.pushes.get(initializer);
  }
}

function pushesIn(declaration) {
  const found = [];
  const block = ts.findAncestor(declaration, (node) => ts.isBlock(node) || ts.isSourceFile(node));
  visit(block, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const { expression: list, name } = node.expression;
    if (name.text === 'push' && ts.isIdentifier(list) && list.text === declaration.name.text)
      found.push(...node.arguments.filter((argument) => !ts.isSpreadElement(argument)));
  });
  return found;
}

function calledName({ expression }) {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined;
}

function functionName(node) {
  if (node.name && ts.isIdentifier(node.name)) return node.name.text;
  const { parent } = node;
  const isNamed = parent && (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent));
  return isNamed && ts.isIdentifier(parent.name) ? parent.name.text : undefined;
}

function append(map, key, value) {
  if (!map.has(key)) map.set(key, []);
  map.get(key).push(value);
}
