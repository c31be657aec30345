import ts from 'typescript';

/** Matches the argument type and the response type of one call. All other types are schemas of the API document. */
const OF_A_CALL = /Api(Response|Arg)$/;

const isSchema = (statement) => ts.isTypeAliasDeclaration(statement) && !OF_A_CALL.test(statement.name.text);

/** Returns the names of the schemas that the nodes refer to. */
function namesIn(nodes, schemas) {
  const found = new Set();
  const visit = (node) => {
    if (ts.isTypeReferenceNode(node) && schemas.has(node.typeName.getText()))
      found.add(node.typeName.getText());
    ts.forEachChild(node, visit);
  };
  nodes.forEach(visit);
  return [...found].sort();
}

const textOf = (statement) => statement.getFullText().trim();

const listed = (names) => `{\n${names.map((name) => `  ${name},\n`).join('')}}`;

/**
 * Extracts the schemas from the generated endpoints of one group.
 * @param {string} code as the generator of endpoints writes it
 * @returns {{ code: string, types: Map<string, string> }} the endpoints, which pass on the types of their group; the text of each
 * schema by its name
 */
export function splitTypes(code) {
  const source = ts.createSourceFile('group.ts', code, ts.ScriptTarget.Latest, true);
  const schemas = new Map(
    source.statements.filter(isSchema).map((statement) => [statement.name.text, textOf(statement)]),
  );
  const rest = source.statements.filter((statement) => !isSchema(statement));
  const imports = rest.filter(ts.isImportDeclaration);
  const others = rest.filter((statement) => !ts.isImportDeclaration(statement));
  const mentioned = namesIn(others, schemas);
  const head = [
    ...imports.map(textOf),
    ...(mentioned.length > 0 ? [`import type ${listed(mentioned)} from "./types";`] : []),
    ...(schemas.size > 0 ? [`export type ${listed([...schemas.keys()].sort())} from "./types";`] : []),
  ];
  return { code: [...head, ...others.map(textOf), ''].join('\n'), types: schemas };
}

/**
 * Adds the schemas of a group to those of the others.
 * @throws when two groups describe one name differently
 */
export function addTypes(all, types) {
  for (const [name, text] of types) {
    const known = all.get(name);
    if (known !== undefined && known !== text) throw new Error(`Two groups describe ${name} differently.`);
    all.set(name, text);
  }
}

/** Returns the source of `types.ts`: each schema of the API document once. */
export const typesCode = (all) =>
  `${[...all]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, text]) => text)
    .join('\n')}\n`;
