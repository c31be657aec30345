const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Returns the TypeScript type of a path parameter. */
const typeOf = ({ schema }) => (['integer', 'number'].includes(schema?.type) ? 'number' : 'string');

/** Returns the variable name for a path parameter. */
const variable = (name) => name.replace(/\W+(\w)/g, (_match, letter) => letter.toUpperCase());

function pathOf(address, { operationId, parameters = [] }) {
  const variables = parameters.filter((parameter) => parameter.in === 'path');
  if (variables.length === 0) return `export const ${operationId}Path = ${JSON.stringify(address)};\n`;
  const list = variables.map((parameter) => `${variable(parameter.name)}: ${typeOf(parameter)}`).join(', ');
  const template = address.replace(/\{([^}]+)\}/g, (_match, name) => `\${${variable(name)}}`);
  return `export const ${operationId}Path = (${list}) => \`${template}\`;\n`;
}

/** Returns the source of `paths.ts`: the path of each operation, for links, files and calls with a body other than JSON. */
export const pathsCode = ({ paths }) =>
  Object.entries(paths)
    .flatMap(([address, item]) =>
      METHODS.filter((method) => item[method]).map((method) => pathOf(address, item[method])),
    )
    .sort()
    .join('');
