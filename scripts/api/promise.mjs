/** Methods of operations in a path of an OpenAPI document. */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Fields of a schema that describe values; texts and examples are no promise. */
const RULES = [
  ...['type', 'format', 'enum', 'nullable', 'required', 'pattern', 'uniqueItems', 'additionalProperties'],
  ...['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'items', 'properties'],
  ...['allOf', 'oneOf', 'anyOf', '$ref'],
];

const mapValues = (entries, change) =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, change(value)]));

/** A schema without its texts. */
function rulesOf(schema) {
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = {};
  for (const rule of RULES) {
    const value = schema[rule];
    if (value === undefined) continue;
    if (rule === 'properties') kept[rule] = mapValues(value, rulesOf);
    else if (['allOf', 'oneOf', 'anyOf'].includes(rule)) kept[rule] = value.map(rulesOf);
    else if (['items', 'additionalProperties'].includes(rule)) kept[rule] = rulesOf(value);
    else kept[rule] = value;
  }
  return kept;
}

const contentOf = (content = {}) => mapValues(content, ({ schema }) => ({ schema: rulesOf(schema) }));

/** The body of an event, which programs read. */
const eventOf = (addresses) => contentOf(Object.values(addresses)[0].post.requestBody.content);

function promiseOfOperation(operation) {
  const { parameters = [], requestBody, responses } = operation;
  const successes = Object.entries(responses).filter(([status]) => /^[23]/.test(status));
  const scopes = ['x-scopes', 'x-test-scopes'].filter((name) => operation[name]);
  return {
    ...Object.fromEntries(scopes.map((name) => [name, operation[name]])),
    ...(operation.callbacks && { callbacks: mapValues(operation.callbacks, eventOf) }),
    ...(parameters.length > 0 && {
      parameters: parameters.map(({ name, in: place, required = false, schema }) => ({
        ...{ name, in: place, required },
        schema: rulesOf(schema),
      })),
    }),
    ...(requestBody && {
      requestBody: { required: requestBody.required ?? false, content: contentOf(requestBody.content) },
    }),
    responses: Object.fromEntries(
      successes.map(([status, { content }]) => [
        status,
        { description: '', ...(content && { content: contentOf(content) }) },
      ]),
    ),
  };
}

/** True if an API key can call the operation: it names scopes of live or test keys, or reads public data. */
export const isForPrograms = (method, operation) =>
  operation['x-scopes'] !== undefined ||
  operation['x-test-scopes'] !== undefined ||
  (method === 'get' && operation['x-access'] === 'public');

/** Names of the schemas that a part of a document refers to, also through other schemas. */
export function schemasOf(part, schemas, found = new Set()) {
  for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    schemasOf(schemas[name], schemas, found);
  }
  return found;
}

/**
 * What a version promises to programs: the operations that an API key can call, with their parameters, bodies, answers
 * and events, and without texts.
 * @param document the OpenAPI document
 */
export function promiseOf(document) {
  const paths = {};
  for (const [path, operations] of Object.entries(document.paths))
    for (const method of METHODS) {
      const operation = operations[method];
      if (!operation || !isForPrograms(method, operation)) continue;
      paths[path] = { ...paths[path], [method]: promiseOfOperation(operation) };
    }
  const schemas = mapValues(document.components.schemas, rulesOf);
  const names = [...schemasOf(paths, schemas)].sort();
  const { title, version } = document.info;
  return {
    openapi: document.openapi,
    info: { title, version },
    paths,
    components: { schemas: Object.fromEntries(names.map((name) => [name, schemas[name]])) },
  };
}
