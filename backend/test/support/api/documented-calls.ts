import { ADMIN_RIGHTS, STAFF_RIGHTS } from '../../../src/common/access/rights.js';
import type { ApiClient } from './api-client.js';
import { openApiDocument } from './openapi-document.js';
import type { Business, World } from '../world.js';

export interface DocumentedSchema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  pattern?: string;
  properties?: Record<string, DocumentedSchema>;
  items?: DocumentedSchema;
  allOf?: DocumentedSchema[];
}

export interface DocumentedCall {
  method: string;
  path: string;
  access: string;
  parameters: { name: string; in: string; schema?: DocumentedSchema }[];
  /** Schema of a JSON body. */
  body?: DocumentedSchema;
  /** Schema of a multipart body. */
  form?: DocumentedSchema;
}

interface Operation {
  'x-access': string;
  parameters?: DocumentedCall['parameters'];
  requestBody?: { content: Record<string, { schema: DocumentedSchema } | undefined> };
}

/** Every call of the API's description. */
export const documentedCalls = (): DocumentedCall[] =>
  Object.entries(openApiDocument().paths).flatMap(([path, item]) =>
    Object.entries(item as unknown as Record<string, Operation>).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      access: operation['x-access'],
      parameters: operation.parameters ?? [],
      body: operation.requestBody?.content['application/json']?.schema,
      form: operation.requestBody?.content['multipart/form-data']?.schema,
    })),
  );

/** The schema of a reference, or the schema itself. */
export function resolved(schema: DocumentedSchema): DocumentedSchema {
  const reference = schema.$ref ?? schema.allOf?.[0]?.$ref;
  const name = reference?.split('/').at(-1);
  return name ? (openApiDocument().components?.schemas?.[name] as DocumentedSchema) : schema;
}

/** Clients that may make a call, by its `x-access`. */
export async function clientsByAccess(
  world: World,
  anyone: ApiClient,
  shop?: Business,
): Promise<Record<string, ApiClient>> {
  const [{ owner }, { client: person }, { client: admin }] = await Promise.all([
    shop ?? world.business(),
    world.person(),
    world.admin(),
  ]);
  const vendor = owner.client;
  return {
    public: anyone,
    'signed-in': person,
    'admin-staff': admin,
    ...Object.fromEntries(ADMIN_RIGHTS.map((right) => [`admin:${right}`, admin])),
    ...Object.fromEntries(STAFF_RIGHTS.map((right) => [`vendor:${right}`, vendor])),
    'vendor-owner': vendor,
    'vendor-to-be': vendor,
    'vendor-staff': vendor,
  };
}
