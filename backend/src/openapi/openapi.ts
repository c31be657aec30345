import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { CURRENT_VERSION } from '../common/api-versions/api-versions.js';
import { KEY_SCHEME } from '../common/api-keys/open-to-keys.decorator.js';
import { ProblemView } from '../common/errors/problem.js';
import { LIMITED } from '../common/rate-limit/rate-limit.decorator.js';
import { describeCallbacks } from './callbacks.js';
import { errorList, LISTED_ERRORS } from './errors/error-list.js';

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names operations `dealsList`, `authLogin`: the generated client derives the names of its hooks from them. */
const operationId = (controller: string, method: string): string =>
  lowerFirst(controller.replace(/Controller$/, '')) + upperFirst(method);

export function describeApi(app: NestFastifyApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Dobbar API')
    .setDescription('Deals, passes and what belongs to them. Errors are problem+json with a stable `code`.')
    .setVersion(CURRENT_VERSION)
    .addCookieAuth('dobbar_sid')
    .addSecurity(KEY_SCHEME, {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'dob_live_…',
      description:
        'An API key of a business or of the marketplace. `x-scopes` of an operation lists the scopes of which a key needs one; without a scope, a key reads public data.',
    })
    .setLicense('MIT', 'https://spdx.org/licenses/MIT.html')
    .addServer('/')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: operationId,
    extraModels: [ProblemView],
  });
  withWholeNumbers(document.components?.schemas);
  withWholeNumbers(document.paths);
  sortEnums(document);
  describeCallbacks(document);
  return Object.assign(sorted(withLimits(withProblems(document))), { [LISTED_ERRORS]: errorList() });
}

/** Sorts paths and schemas by name, so that moving a route to another module does not change the document. */
function sorted(document: OpenAPIObject): OpenAPIObject {
  const byName = <T>(entries: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)));
  const schemas = byName(document.components?.schemas ?? {});
  return { ...document, paths: byName(document.paths), components: { ...document.components, schemas } };
}

/** Sorts the values of enums. The compiler lists a union in the order in which it met the members, which depends on file names. */
function sortEnums(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const schema = node as { enum?: unknown };
  // Sorts a copy, because the array belongs to the validation rule, whose error names the values in its own
  // order.
  if (Array.isArray(schema.enum) && schema.enum.every((value) => typeof value === 'string'))
    schema.enum = [...schema.enum].sort();
  Object.values(node).forEach(sortEnums);
}

/** Fields with decimals; TypeScript cannot express the difference. */
const WITH_DECIMALS = new Set(['averageRating', 'latitude', 'longitude', 'minRating']);

/** Marks ids, prices and counts as integers in every schema below the node. */
function withWholeNumbers(node: unknown, name = ''): void {
  if (typeof node !== 'object' || node === null) return;
  const schema = node as { type?: unknown };
  if (schema.type === 'number' && !WITH_DECIMALS.has(name)) schema.type = 'integer';
  const own = (node as { in?: unknown; name?: unknown }).in
    ? String((node as { name?: unknown }).name)
    : name;
  for (const [key, child] of Object.entries(node))
    withWholeNumbers(child, ['schema', 'items', 'anyOf', 'allOf', 'oneOf'].includes(key) ? own : key);
}

/** Adds a problem body to the error responses of every operation. */
function withProblems(document: OpenAPIObject): OpenAPIObject {
  const problem = { $ref: '#/components/schemas/ProblemView' };
  const isProblem = (content: Record<string, { schema?: unknown }> = {}): boolean =>
    Object.values(content).some(({ schema }) => JSON.stringify(schema) === JSON.stringify(problem));
  for (const path of Object.values(document.paths)) {
    for (const operation of [path.get, path.post, path.put, path.patch, path.delete]) {
      if (!operation) continue;
      if (operation.requestBody || operation.parameters?.some((one) => 'in' in one && one.in !== 'header'))
        operation.responses['400'] ??= {
          description: 'Some fields are not right: see `errors`',
          content: { 'application/problem+json': { schema: problem } },
        };
      operation.responses['default'] = {
        description: 'What went wrong',
        content: { 'application/problem+json': { schema: problem } },
      };
      for (const response of Object.values(operation.responses)) {
        // Also if the operation itself produces another type, such as a PDF.
        if (response && 'content' in response && isProblem(response.content))
          response.content = { 'application/problem+json': { schema: problem } };
      }
    }
  }
  return document;
}

const LIMIT_HEADERS = {
  'RateLimit-Policy': {
    description: 'Each limit: its name, how many calls (`q`) in how many seconds (`w`).',
    schema: { type: 'string' as const, example: '"signup";q=10;w=60' },
  },
  RateLimit: {
    description: 'Each limit: how many calls are left (`r`) and in how many seconds all are (`t`).',
    schema: { type: 'string' as const, example: '"signup";r=9;t=42' },
  },
};

/** Adds the rate-limit headers to all responses of limited operations, whatever their status. */
function withLimits(document: OpenAPIObject): OpenAPIObject {
  for (const path of Object.values(document.paths))
    for (const operation of [path.get, path.post, path.put, path.patch, path.delete])
      if (operation && LIMITED in operation)
        for (const response of Object.values(operation.responses))
          if (response && !('$ref' in response)) response.headers = { ...response.headers, ...LIMIT_HEADERS };
  return document;
}
