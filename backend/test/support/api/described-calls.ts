import type { ApiClient } from './api-client.js';
import { described } from './described.js';
import type { World } from '../world.js';

export interface DescribedSchema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  pattern?: string;
  properties?: Record<string, DescribedSchema>;
  items?: DescribedSchema;
  allOf?: DescribedSchema[];
}

export interface DescribedCall {
  method: string;
  path: string;
  access: string;
  parameters: { name: string; in: string; schema?: DescribedSchema }[];
  /** Of a JSON body. */
  body?: DescribedSchema;
  /** Of a multipart body. */
  form?: DescribedSchema;
}

interface Operation {
  'x-access': string;
  parameters?: DescribedCall['parameters'];
  requestBody?: { content: Record<string, { schema: DescribedSchema } | undefined> };
}

/** Every call of the API's description. */
export const describedCalls = (): DescribedCall[] =>
  Object.entries(described().paths).flatMap(([path, item]) =>
    Object.entries(item as unknown as Record<string, Operation>).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      access: operation['x-access'],
      parameters: operation.parameters ?? [],
      body: operation.requestBody?.content['application/json']?.schema,
      form: operation.requestBody?.content['multipart/form-data']?.schema,
    })),
  );

/** The schema that a reference leads to, or the schema itself. */
export function resolved(schema: DescribedSchema): DescribedSchema {
  const reference = schema.$ref ?? schema.allOf?.[0]?.$ref;
  const name = reference?.split('/').at(-1);
  return name ? (described().components?.schemas?.[name] as DescribedSchema) : schema;
}

/** Somebody who may make the call, by its `x-access`. */
export async function clientsByAccess(world: World, anyone: ApiClient): Promise<Record<string, ApiClient>> {
  const [{ owner }, { client: person }, { client: admin }] = await Promise.all([
    world.business(),
    world.person(),
    world.admin(),
  ]);
  const vendor = owner.client;
  return {
    public: anyone,
    'signed-in': person,
    admin,
    vendor,
    'vendor-owner': vendor,
    'vendor-to-be': vendor,
    'vendor-staff': vendor,
  };
}
