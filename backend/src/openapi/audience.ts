import type { OpenAPIObject } from '@nestjs/swagger';
import { describeOperation } from './describe-operation.js';
import { describeErrors } from './errors/describe-errors.js';
import { errorsOf, LISTED_ERRORS, type ListedError, problemExample } from './errors/error-list.js';
import { addExamples, type Examples } from './examples/add-examples.js';
import type { Schemas } from './examples/sample-of.js';
import { METHODS, type Operation } from './operation.js';
import { TAGS } from './tags.js';

/** Readers of a reference. Operations of signed-in customers belong to the public one. */
export const AUDIENCES = ['public', 'business', 'admin'] as const;
export type Audience = (typeof AUDIENCES)[number];

const LINKS =
  '[public](/api/docs), [business](/api/docs/business), [admin](/api/docs/admin), [errors](/api/docs/errors)';

export const audienceOf = (operation: Operation): Audience => {
  const [kind] = String(operation['x-access']).split(/[-:]/);
  return kind === 'admin' ? 'admin' : kind === 'vendor' ? 'business' : 'public';
};

/** Names of the schemas that a part of the document refers to, also through other schemas. */
function schemasOf(part: unknown, schemas: Record<string, unknown>, found = new Set<string>()): Set<string> {
  for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (name === undefined || found.has(name)) continue;
    found.add(name);
    schemasOf(schemas[name], schemas, found);
  }
  return found;
}

/** The operations of an audience, described. `examples` receives those to which they refer. */
function pathsOf(document: OpenAPIObject, audience: Audience, examples: Examples): OpenAPIObject['paths'] {
  const errors = errorsOf(document);
  const schemas = (document.components?.schemas ?? {}) as Schemas;
  const described = (method: string, operation: Operation): Operation =>
    addExamples(describeErrors(method, describeOperation(method, operation), errors), schemas, examples);
  const paths: OpenAPIObject['paths'] = {};
  for (const [path, item] of Object.entries(document.paths))
    for (const method of METHODS) {
      const operation = item[method] as Operation | undefined;
      if (operation && audienceOf(operation) === audience)
        paths[path] = { ...paths[path], [method]: described(method, operation) };
    }
  return paths;
}

const operationsOf = (paths: OpenAPIObject['paths']): Operation[] =>
  Object.values(paths).flatMap((item) =>
    METHODS.flatMap((method) => (item[method] as Operation | undefined) ?? []),
  );

const tagsOf = (paths: OpenAPIObject['paths']): { name: string; description: string }[] => {
  const used = new Set(operationsOf(paths).flatMap(({ tags }) => tags ?? []));
  return Object.entries(TAGS).flatMap(([name, description]) =>
    used.has(name) ? [{ name, description }] : [],
  );
};

/** The errors that the operations can have. */
function usedErrors(document: OpenAPIObject, paths: OpenAPIObject['paths']): ListedError[] {
  const codes = new Set(operationsOf(paths).flatMap((one) => one['x-error-codes'] as string[]));
  return [...errorsOf(document).values()].filter(({ code }) => codes.has(code));
}

/**
 * The part of the document that one kind of reader needs: tags in order, and for each operation a description, the codes of its
 * errors and examples.
 */
export function documentFor(document: OpenAPIObject, audience: Audience): OpenAPIObject {
  const examples: Examples = new Map();
  const paths = pathsOf(document, audience, examples);
  const schemas = document.components?.schemas ?? {};
  const names = schemasOf(paths, schemas);
  const errors = usedErrors(document, paths);
  for (const error of errors) examples.set(error.code, { value: problemExample(error) });
  return {
    ...document,
    info: {
      ...document.info,
      title: `${document.info.title}: ${audience}`,
      description: `${document.info.description} References: ${LINKS}.`,
    },
    tags: tagsOf(paths),
    paths,
    components: {
      ...document.components,
      schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => names.has(name))),
      examples: Object.fromEntries(examples),
    },
    [LISTED_ERRORS]: errors,
  } as OpenAPIObject;
}
