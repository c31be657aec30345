import { Ajv, type ValidateFunction } from 'ajv';
import type { OpenAPIObject } from '@nestjs/swagger';

interface Operation {
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
  callbacks?: Record<string, Record<string, { post: Required<Pick<Operation, 'requestBody'>> }>>;
}

/** OpenAPI 3.0 as JSON Schema: null where it is allowed, and no undocumented property. */
function strict(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(strict);
  if (typeof node !== 'object' || node === null) return node;
  const { nullable, example: _example, format: _format, ...schema } = node as Record<string, unknown>;
  const closed: Record<string, unknown> = Object.fromEntries(
    Object.entries(schema).map(([key, child]) => [key, strict(child)]),
  );
  if (closed['type'] === 'object' && closed['properties']) closed['additionalProperties'] ??= false;
  return nullable === true ? { anyOf: [closed, { type: 'null' }] } : closed;
}

/** Compares responses with the API's description. */
export class Documented {
  private readonly ajv = new Ajv({ strict: false, allErrors: true });
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor(private readonly document: OpenAPIObject) {}

  /** @returns differences of a response from the description, empty if there are none */
  errorsOf(
    method: string,
    path: string,
    answer: { status: number; headers: Headers; text: string },
  ): string[] {
    const name = `${method} ${path} ${answer.status}`;
    const item = this.document.paths[path] as unknown as Record<string, Operation> | undefined;
    const responses = item?.[method.toLowerCase()]?.responses;
    const response =
      responses?.[answer.status] ?? (answer.status >= 400 ? responses?.['default'] : undefined);
    if (!response) return [`${name} is not described`];
    if (!response.content) return answer.text === '' ? [] : [`${name} has a body that is not described`];
    const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
    const schema = response.content[type]?.schema;
    if (!schema) return [`${name} came as ${type}`];
    if (!type.endsWith('json')) return [];
    const validate = this.validatorOf(name, schema);
    if (validate(JSON.parse(answer.text))) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${name} ${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }

  /** Returns true if the description allows a JSON body. */
  allowsBody(method: string, path: string, body: unknown): boolean {
    const item = this.document.paths[path] as unknown as Record<string, Operation> | undefined;
    const schema = item?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema;
    return !schema || this.validatorOf(`${method} ${path}`, schema)(body);
  }

  /** @returns differences of an event from its description at the operation that creates endpoints, empty if there are none */
  eventErrors(path: string, body: { type: string }): string[] {
    const item = this.document.paths[path] as unknown as Record<string, Operation> | undefined;
    const [callback] = Object.values(item?.['post']?.callbacks?.[body.type] ?? {});
    const schema = callback?.post.requestBody.content['application/json']?.schema;
    if (!schema) return [`${body.type} is not described`];
    const { type } = body;
    const validate = this.validatorOf(`event ${type}`, schema);
    if (validate(body)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${type} ${instancePath} ${message}`);
  }

  /** Returns true if the description contains the status; all errors are described alike. */
  knowsStatus(method: string, path: string, status: number): boolean {
    const item = this.document.paths[path] as unknown as Record<string, Operation> | undefined;
    const responses = item?.[method.toLowerCase()]?.responses ?? {};
    return String(status) in responses || (status >= 400 && 'default' in responses);
  }

  private validatorOf(name: string, schema: object): ValidateFunction {
    const known = this.compiled.get(name);
    if (known) return known;
    const whole = strict({ ...schema, components: this.document.components }) as object;
    const validate = this.ajv.compile(whole);
    this.compiled.set(name, validate);
    return validate;
  }
}
