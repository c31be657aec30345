import ts from 'typescript';

const nameOf = ({ name }) =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;

/** Returns the property names of each argument type. */
function argumentsIn(source) {
  const types = source.statements.filter(
    (statement) => ts.isTypeAliasDeclaration(statement) && ts.isTypeLiteralNode(statement.type),
  );
  return new Map(types.map(({ name, type }) => [name.text, type.members.map(nameOf)]));
}

/** Returns true for a property of the form `key: queryArg.key`. */
const isPassedOn = (property) =>
  ts.isPropertyAssignment(property) &&
  ts.isPropertyAccessExpression(property.initializer) &&
  property.initializer.expression.getText() === 'queryArg' &&
  property.initializer.name.text === nameOf(property);

/** Returns the argument type of the endpoint that contains a node: the second of `build.query<Response, Argument>`. */
function argumentOf(node) {
  for (let outer = node; outer; outer = outer.parent)
    if (ts.isCallExpression(outer) && outer.typeArguments?.length === 2)
      return outer.typeArguments[1].getText();
  return undefined;
}

/**
 * Writes `params: queryArg` where the query has all properties of the argument and no other: shorter than a list of them.
 * @param {string} code endpoints of one group
 */
export function passOnQueries(code) {
  const source = ts.createSourceFile('group.ts', code, ts.ScriptTarget.Latest, true);
  const known = argumentsIn(source);
  const whole = [];
  const visit = (node) => {
    if (
      ts.isPropertyAssignment(node) &&
      nameOf(node) === 'params' &&
      ts.isObjectLiteralExpression(node.initializer)
    ) {
      const { properties } = node.initializer;
      const names = known.get(argumentOf(node)) ?? [];
      if (properties.every(isPassedOn) && properties.length === names.length) whole.push(node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return whole
    .reverse()
    .reduce((text, node) => `${text.slice(0, node.getStart())}queryArg${text.slice(node.getEnd())}`, code);
}
