import type { OpenAPIObject } from '@nestjs/swagger';
import { describeOperation, type Operation } from './describe-operation.js';
import { TAGS } from './tags.js';

/** Readers of a reference. Operations of signed-in customers belong to the public one. */
export const AUDIENCES = ['public', 'business', 'admin'] as const;
export type Audience = (typeof AUDIENCES)[number];

const LINKS = '[public](/api/docs), [business](/api/docs/business), [admin](/api/docs/admin)';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

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

function pathsOf(document: OpenAPIObject, audience: Audience): OpenAPIObject['paths'] {
  const paths: OpenAPIObject['paths'] = {};
  for (const [path, item] of Object.entries(document.paths))
    for (const method of METHODS) {
      const operation = item[method] as Operation | undefined;
      if (operation && audienceOf(operation) === audience)
        paths[path] = { ...paths[path], [method]: describeOperation(method, operation) };
    }
  return paths;
}

const tagsOf = (paths: OpenAPIObject['paths']): { name: string; description: string }[] => {
  const used = new Set(
    Object.values(paths).flatMap((item) => METHODS.flatMap((method) => item[method]?.tags ?? [])),
  );
  return Object.entries(TAGS).flatMap(([name, description]) =>
    used.has(name) ? [{ name, description }] : [],
  );
};

/** The part of the document that one kind of reader needs, with tags in order and a description of each operation. */
export function documentFor(document: OpenAPIObject, audience: Audience): OpenAPIObject {
  const paths = pathsOf(document, audience);
  const schemas = document.components?.schemas ?? {};
  const names = schemasOf(paths, schemas);
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
    },
  };
}
