import { type Callbacks, withCallbackBodies } from '../callbacks.js';
import type { Operation } from '../operation.js';
import { refName, type Schema, type Schemas, sampleOf } from './sample-of.js';

interface Media {
  schema?: Schema;
  [key: string]: unknown;
}
type Content = Record<string, Media>;
type WithContent = { content?: Content };

/** Examples of a document by name. Operations refer to them, so that each schema has one. */
export type Examples = Map<string, { value: unknown }>;

/** Types whose example a reader can see; files are described in words. */
const READABLE = new Set(['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']);

function exampleName({ $ref, type, items }: Schema): string | undefined {
  if ($ref) return refName($ref);
  return type === 'array' && items?.$ref ? `${refName(items.$ref)}.list` : undefined;
}

class ExampleWriter {
  constructor(
    private readonly schemas: Schemas,
    private readonly examples: Examples,
  ) {}

  media(media: Media): Media {
    const { schema } = media;
    if (!schema || media['examples']) return media;
    const name = exampleName(schema);
    if (!name) return { ...media, example: sampleOf(schema, this.schemas) };
    if (!this.examples.has(name)) this.examples.set(name, { value: sampleOf(schema, this.schemas) });
    return { ...media, examples: { example: { $ref: `#/components/examples/${name}` } } };
  }

  content<T extends WithContent>(part: T): T {
    if (!part.content) return part;
    const content = Object.entries(part.content).map(([type, media]) => [
      type,
      READABLE.has(type) ? this.media(media) : media,
    ]);
    return { ...part, content: Object.fromEntries(content) as Content };
  }

  /** Optional parameters have none, because Swagger UI would send it. */
  parameter<T extends object>(parameter: T): T {
    const { required, schema, name } = parameter as { required?: boolean; schema?: Schema; name?: string };
    return required && schema ? { ...parameter, example: sampleOf(schema, this.schemas, name) } : parameter;
  }
}

/**
 * Adds examples to the parameters, the body, the answers and the callbacks of an operation.
 * @param examples receives the examples to which the operation refers
 */
export function addExamples(operation: Operation, schemas: Schemas, examples: Examples): Operation {
  const writer = new ExampleWriter(schemas, examples);
  const { parameters, requestBody, responses } = operation;
  const callbacks = operation.callbacks as unknown as Callbacks | undefined;
  return {
    ...operation,
    ...(parameters && { parameters: parameters.map((one) => writer.parameter(one)) }),
    ...(requestBody && { requestBody: writer.content(requestBody as WithContent) }),
    ...(callbacks && {
      callbacks: withCallbackBodies<WithContent>(callbacks, (body) => writer.content(body)),
    }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, one]) => [status, writer.content(one as WithContent)]),
    ),
  } as Operation;
}
