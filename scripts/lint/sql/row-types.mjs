import path from 'node:path';
import ts from 'typescript';

/**
 * A call of `query<Row>(STATEMENT, …)`: its position, the export of the statement (null if the call builds it), and the kinds
 * of the properties of `Row` (null if it has no known properties).
 * @typedef {{ place: string, statement: { file: string, name: string } | null, row: [string, string][] | null }} StatementCall
 */

const primitives = [
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
];

/**
 * Finds every call of `query` with a row type below backend/src, with the type checker of TypeScript.
 * @param {string} backendDir
 * @returns {StatementCall[]}
 */
export function statementCalls(backendDir) {
  const program = openProgram(backendDir);
  const checker = program.getTypeChecker();
  const calls = [];
  for (const source of program.getSourceFiles()) {
    if (!source.fileName.startsWith(path.join(backendDir, 'src/'))) continue;
    const visit = (node) => {
      if (isTypedQuery(node)) calls.push(describe(node, source));
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return calls;

  function describe(call, source) {
    const { line } = source.getLineAndCharacterOfPosition(call.getStart());
    return {
      place: `${path.relative(backendDir, source.fileName)}:${line + 1}`,
      statement: exportedStatement(call.arguments[0]),
      row: propertiesOf(checker.getTypeFromTypeNode(call.typeArguments[0])),
    };
  }

  function exportedStatement(expression) {
    if (!expression || !(ts.isIdentifier(expression) || ts.isPropertyAccessExpression(expression)))
      return null;
    let symbol = checker.getSymbolAtLocation(expression);
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
    const declaration = symbol?.declarations?.[0];
    if (!declaration || !isExportedConstant(declaration)) return null;
    const file = path.relative(backendDir, declaration.getSourceFile().fileName);
    return file.endsWith('.sql.ts') ? { file, name: symbol.name } : null;
  }

  /** The type argument of TypeORM's `query` is the type of all rows, that of ours the type of one row. */
  function propertiesOf(type) {
    const row = checker.isArrayLikeType(type) ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : type;
    const properties = row?.getProperties() ?? [];
    if (!row || (!(row.flags & ts.TypeFlags.Object) && !row.isIntersection())) return null;
    if (properties.length === 0 || checker.getIndexInfosOfType(row).length > 0) return null;
    return properties.map((property) => [property.name, kindOf(checker.getTypeOfSymbol(property))]);
  }

  function kindOf(type) {
    const bare = checker.getNonNullableType(type);
    if (bare.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return 'any';
    const kinds = (bare.isUnion() ? bare.types : [bare]).map(partKind);
    return [...new Set(kinds)].sort().join(' | ');
  }
}

function partKind(type) {
  const primitive = primitives.find(([flag]) => type.flags & flag);
  if (primitive) return primitive[1];
  const name = type.symbol?.name;
  return name === 'Date' || name === 'Buffer' ? name : 'object';
}

const isExportedConstant = (node) =>
  ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent);

const isTypedQuery = (node) =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'query' &&
  node.typeArguments?.length === 1;

function openProgram(backendDir) {
  const { config } = ts.readConfigFile(path.join(backendDir, 'tsconfig.json'), ts.sys.readFile);
  const files = { ...config, include: ['src'], exclude: ['src/**/*.spec.ts', 'src/database/migrations'] };
  const { options, fileNames } = ts.parseJsonConfigFileContent(files, ts.sys, backendDir);
  return ts.createProgram(fileNames, options);
}
