import ts from 'typescript';
import { noAccess } from './relations.mjs';
import { visit } from './sources.mjs';

/** Methods of a repository or query builder that write. `save` and `remove` also read. */
const writing =
  /^(save|insert|update|upsert|delete|remove|softDelete|restore|increment|decrement|clear|recover)$/;
/** Methods of an entity manager or query builder that read the entity of their argument. */
const reading = /^(find|count|exist|preload|from$|\w*[jJ]oin)/;
const gettingRepository = ['of', 'getRepository', 'createQueryBuilder'];

/** Returns the table of each entity class, from its `@Entity('table')`. */
export function entityTables(sources) {
  const tables = new Map();
  for (const source of sources.values())
    visit(source, (node) => {
      if (!ts.isClassDeclaration(node)) return;
      for (const decorator of ts.getDecorators(node) ?? []) {
        const call = decorator.expression;
        if (!ts.isCallExpression(call) || !/^(View)?Entity$/.test(call.expression.getText())) continue;
        const [table] = call.arguments;
        if (table && ts.isStringLiteral(table)) tables.set(node.name.text, table.text);
      }
    });
  return tables;
}

/**
 * Returns the tables that a file reads and writes through repositories and query builders: `transactions.of(Deal).insert(…)`,
 * `manager.insert(Deal, …)`, `@InjectRepository(Deal)`. For a repository in a variable, the methods called on the variable
 * count.
 */
export function entityAccess(source, tables) {
  const access = noAccess();
  visit(source, (node) => {
    if (!ts.isIdentifier(node) || !tables.has(node.text)) return;
    const call = node.parent;
    if (!ts.isCallExpression(call) || !call.arguments.includes(node)) return;
    for (const method of methodsOf(call)) {
      const isWriting = writing.test(method);
      if (isWriting) access.writes.add(tables.get(node.text));
      if (!isWriting || method === 'save' || method === 'remove') access.reads.add(tables.get(node.text));
    }
  });
  return access;
}

function methodsOf(call) {
  const name = called(call.expression);
  if (name === 'InjectRepository') return methodsOfParameter(call);
  if (!gettingRepository.includes(name)) return writing.test(name) || reading.test(name) ? [name] : [];
  const chained = chainedOn(call);
  if (chained.length > 0) return writingOr(chained);
  const declaration = ts.findAncestor(call, ts.isVariableDeclaration);
  return declaration && ts.isIdentifier(declaration.name)
    ? methodsOn(declaration.name.text, ts.findAncestor(declaration, ts.isBlock) ?? call.getSourceFile())
    : ['find'];
}

const called = (expression) =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();

/** Returns the methods that are chained on an expression. */
function chainedOn(node) {
  const methods = [];
  let whole = node;
  while (ts.isPropertyAccessExpression(whole.parent) && ts.isCallExpression(whole.parent.parent)) {
    methods.push(whole.parent.name.text);
    whole = whole.parent.parent;
  }
  return methods;
}

/** A chain writes if one of its methods writes: `createQueryBuilder().update().set(…)`. */
const writingOr = (methods) =>
  methods
    .filter((name) => writing.test(name))
    .concat(methods)
    .slice(0, 1);

function methodsOn(name, block) {
  const found = [];
  visit(block, (node) => {
    if (!ts.isIdentifier(node) || node.text !== name || ts.isVariableDeclaration(node.parent)) return;
    found.push(...writingOr(chainedOn(node)));
  });
  return found;
}

function methodsOfParameter(call) {
  const parameter = ts.findAncestor(call, ts.isParameter);
  const owner = ts.findAncestor(call, ts.isClassDeclaration);
  const found = [];
  visit(owner, (node) => {
    if (ts.isPropertyAccessExpression(node) && node.getText() === `this.${parameter.name.getText()}`)
      found.push(...writingOr(chainedOn(node)));
  });
  return found.length > 0 ? found : ['find'];
}
