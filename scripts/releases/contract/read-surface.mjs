import path from 'node:path';
import ts from 'typescript';
import { rootDir } from '../../run/settings.mjs';

const shared = path.join(rootDir, 'shared-ui');

/** Parts of the contract, with the module whose exports each lists. */
const modules = {
  store: 'src/store/index.ts',
  router: 'src/platform/router/index.ts',
  host: 'src/platform/remote/contract.ts',
};

const MAX_TEXT = 600;
const format =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseFullyQualifiedType |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

const isOwn = ({ declarations = [] }) =>
  declarations.some((declaration) => declaration.getSourceFile().fileName.startsWith(shared));

/** Values of a union of texts; undefined for another type. */
const valuesOf = (type) =>
  type.isUnion() && type.types.every((one) => one.isStringLiteral())
    ? type.types.map(({ value }) => value).sort()
    : undefined;

/** Cache tags are listed once, as values of `TagType`; the order in which other types show them is not stable. */
const TAGS = /"[A-Z]\w*"(?: \| "[A-Z]\w*"){9,}/g;

/** Type as text without paths of this machine. Types of libraries are as long as they are unstable, so they are shortened. */
function textOf(checker, type, node, more = 0) {
  const text = checker
    .typeToString(type, node, format | more)
    .replaceAll(/import\("[^"]*"\)\./g, '')
    .replaceAll(TAGS, 'TagType');
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}

/** Members of an object type; undefined for functions, unions and types of libraries. */
function membersOf(checker, type, node) {
  if (type.isUnion() || !(type.flags & ts.TypeFlags.Object) || type.getCallSignatures().length > 0)
    return undefined;
  const properties = type.getProperties();
  if (properties.length === 0 || properties.length > 40) return undefined;
  return Object.fromEntries(
    properties
      .map((property) => [
        property.name,
        {
          optional: (property.flags & ts.SymbolFlags.Optional) !== 0,
          type: textOf(checker, checker.getTypeOfSymbolAtLocation(property, node), node),
        },
      ])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function itemOf(checker, exported, node) {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const isType = (symbol.flags & ts.SymbolFlags.Value) === 0;
  const type = isType
    ? checker.getDeclaredTypeOfSymbol(symbol)
    : checker.getTypeOfSymbolAtLocation(symbol, node);
  const members = isType && isOwn(symbol) ? membersOf(checker, type, node) : undefined;
  if (members) return { kind: 'type', members };
  if (isType && valuesOf(type)) return { kind: 'type', values: valuesOf(type) };
  const written = isType ? ts.TypeFormatFlags.InTypeAlias : 0;
  return { kind: isType ? 'type' : 'value', type: textOf(checker, type, node, written) };
}

/**
 * Reads what the shell offers to remotes and expects of them, from the sources: the exports of the shared modules, the slices of the
 * store and the types of the contract.
 * @returns {Record<string, Record<string, object>>} items by name, by part
 */
export function readSurface() {
  const { config } = ts.readConfigFile(path.join(rootDir, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, types: ['node'] },
    shared,
  );
  const files = Object.values(modules).map((file) => path.join(shared, file));
  const program = ts.createProgram([...files, path.join(shared, 'src/ambient.d.ts')], options);
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    Object.entries(modules).map(([part, file]) => {
      const source = program.getSourceFile(path.join(shared, file));
      const exports = checker.getExportsOfModule(checker.getSymbolAtLocation(source));
      const items = exports
        .map((one) => [one.name, itemOf(checker, one, source)])
        .filter(([name]) => name !== 'contractVersion')
        .sort(([one], [other]) => (one < other ? -1 : 1));
      return [part, Object.fromEntries(items)];
    }),
  );
}
