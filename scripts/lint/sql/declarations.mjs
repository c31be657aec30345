import ts from 'typescript';
import { importedFile } from './sources.mjs';

/**
 * Resolves a name to a declaration in an enclosing block, a parameter, or an export of another file.
 * @typedef {{ kind: 'value' | 'element' | 'parameter', node: ts.Node, path?: (string | number)[], index?: number }} Declaration
 *   `value`: the initializer or function; `element`: one element of a list; `parameter`: of the function `node`.
 *   `path` leads from the value to the name when it is destructured.
 */
export class Declarations {
  constructor(sources) {
    this.sources = sources;
  }

  /** @returns {Declaration | undefined} */
  find(identifier) {
    const name = identifier.text;
    for (let scope = identifier.parent; scope; scope = scope.parent) {
      const found = this.inScope(scope, name);
      if (found) return found;
    }
    return undefined;
  }

  inScope(scope, name) {
    if (ts.isFunctionLike(scope)) return parameterNamed(scope, name);
    if (ts.isForOfStatement(scope) && ts.isVariableDeclarationList(scope.initializer))
      return inDeclarations(scope.initializer.declarations, name, scope.expression, 'element');
    if (ts.isSourceFile(scope)) return this.inFile(scope, name);
    if (ts.isBlock(scope) || ts.isCaseClause(scope)) return inStatements(scope.statements, name);
    return undefined;
  }

  inFile(file, name) {
    return inStatements(file.statements, name) ?? this.inImports(file, name);
  }

  inImports(file, name) {
    for (const statement of file.statements) {
      if (!ts.isImportDeclaration(statement)) continue;
      const bindings = statement.importClause?.namedBindings;
      if (!bindings || !ts.isNamedImports(bindings)) continue;
      const one = bindings.elements.find((element) => element.name.text === name);
      if (one)
        return this.exported(file, statement.moduleSpecifier.text, (one.propertyName ?? one.name).text);
    }
    return undefined;
  }

  /** Follows re-exports, so that a name from another module's index.ts is resolved to the file that declares it. */
  exported(fromFile, specifier, name) {
    const file = this.sources.get(importedFile(fromFile.fileName, specifier));
    if (!file) return undefined;
    const own = inStatements(file.statements, name);
    if (own) return own;
    for (const statement of file.statements) {
      if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) continue;
      const clause = statement.exportClause;
      const one =
        clause && ts.isNamedExports(clause)
          ? clause.elements.find((element) => element.name.text === name)
          : undefined;
      if (clause && !one) continue;
      const original = one ? (one.propertyName ?? one.name).text : name;
      const found = this.exported(file, statement.moduleSpecifier.text, original);
      if (found) return found;
    }
    return undefined;
  }
}

function inStatements(statements, name) {
  for (const statement of statements) {
    if (ts.isVariableStatement(statement)) {
      const found = inDeclarations(statement.declarationList.declarations, name);
      if (found) return found;
    }
    if (
      (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) &&
      statement.name?.text === name
    )
      return { kind: 'value', node: statement };
  }
  return undefined;
}

function inDeclarations(declarations, name, from, kind = 'value') {
  for (const declaration of declarations) {
    const path = pathTo(declaration.name, name);
    const node = from ?? declaration.initializer;
    if (path && node) return { kind, node, path };
  }
  return undefined;
}

function parameterNamed(node, name) {
  for (const [index, parameter] of node.parameters.entries()) {
    const path = pathTo(parameter.name, name);
    if (path) return { kind: 'parameter', node, path, index };
  }
  return undefined;
}

/** Returns the property names and indexes from a destructuring pattern to a name; [] for the name itself. */
export function pathTo(pattern, name) {
  if (ts.isIdentifier(pattern)) return pattern.text === name ? [] : undefined;
  for (const [index, element] of pattern.elements.entries()) {
    if (!ts.isBindingElement(element)) continue;
    const rest = pathTo(element.name, name);
    if (!rest) continue;
    const step = ts.isArrayBindingPattern(pattern) ? index : (element.propertyName ?? element.name).text;
    return [step, ...rest];
  }
  return undefined;
}
