import {
  BY_FORMAT,
  FOR_PATTERNS,
  namedValue,
  NUMBERS,
  PREFERRED,
  TEXTS,
  TEXTS_INSIDE,
} from './sample-values.js';

export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  example?: unknown;
  default?: unknown;
  nullable?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

export type Schemas = Readonly<Record<string, Schema>>;

/** Where a value stands: the name of its field, and the schemas around it. */
interface Place {
  name: string;
  /** The field or schema that contains it. */
  inside: string;
  schemas: Schemas;
  around: readonly string[];
}

const FALLBACK = 'Momo for two';

export const refName = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

function fitting(value: string, { pattern, minLength = 0, maxLength = Infinity }: Schema): string {
  if (pattern) {
    const rule = new RegExp(pattern, 'u');
    return [value, ...FOR_PATTERNS].find((one) => rule.test(one) && one.length <= maxLength) ?? value;
  }
  const long = value.length < minLength ? value.repeat(Math.ceil(minLength / value.length)) : value;
  return long.slice(0, Math.max(minLength, Math.min(long.length, maxLength)));
}

/** A format decides, unless the value of the name has it: the first day of a period differs from its last. */
function textOf(schema: Schema, { name, inside }: Place): string {
  const named = namedValue(TEXTS_INSIDE, `${inside}.${name}`) ?? namedValue(TEXTS, name);
  const { format } = schema;
  const isNamedDate = named !== undefined && /^\d{4}-/.test(named);
  if (format === 'date' && isNamedDate) return named.slice(0, 10);
  if (format === 'date-time' && isNamedDate) return named.length > 10 ? named : `${named}T00:00:00.000Z`;
  return fitting(BY_FORMAT[format ?? ''] ?? named ?? FALLBACK, schema);
}

function numberOf({ type, minimum = -Infinity, maximum = Infinity }: Schema, name: string): number {
  const value = Math.min(maximum, Math.max(minimum, namedValue(NUMBERS, name) ?? 3));
  return type === 'integer' ? Math.round(value) : value;
}

function objectOf(schema: Schema, place: Place): Record<string, unknown> {
  const required = new Set(schema.required);
  const isCircle = (one: Schema): boolean =>
    [...JSON.stringify(one).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].some(([, name = '']) =>
      place.around.includes(name),
    );
  const shown = Object.entries(schema.properties ?? {}).filter(
    ([name, one]) => required.has(name) || !isCircle(one),
  );
  const own = Object.fromEntries(
    shown.map(([name, one]) => [name, sampleAt(one, { ...place, name, inside: place.name })] as const),
  );
  if (shown.length > 0 || typeof schema.additionalProperties !== 'object') return own;
  return { name: sampleAt(schema.additionalProperties, { ...place, name: `${place.name}{}` }) };
}

function listOf({ items = {}, minItems = 1 }: Schema, place: Place): unknown[] {
  if (items.$ref && place.around.includes(refName(items.$ref))) return [];
  const sample = sampleAt(items, { ...place, name: `${place.name}[]` });
  return Array.from({ length: Math.max(1, minItems) }, () => sample);
}

function referred(ref: string, place: Place): unknown {
  const name = refName(ref);
  const inner = { ...place, name: place.name || name, around: [...place.around, name] };
  return sampleAt(place.schemas[name] ?? {}, inner);
}

function merged(parts: readonly Schema[], place: Place): unknown {
  const values = parts.map((part) => sampleAt(part, place));
  return values.length === 1 ? values[0] : Object.assign({}, ...values);
}

function sampleAt(schema: Schema, place: Place): unknown {
  if (schema.example !== undefined) return schema.example;
  if (schema.$ref) return referred(schema.$ref, place);
  if (schema.enum) return PREFERRED.find((one) => schema.enum?.includes(one)) ?? schema.enum[0];
  if (schema.allOf) return merged(schema.allOf, place);
  const [choice] = schema.oneOf ?? schema.anyOf ?? [];
  if (choice) return sampleAt(choice, place);
  if (schema.type === 'array') return listOf(schema, place);
  if (schema.type === 'boolean') return schema.default ?? true;
  if (schema.type === 'string') return textOf(schema, place);
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema, place.name);
  return objectOf(schema, place);
}

/** A value that the schema allows, from the names of the fields; the same one each time. */
export const sampleOf = (schema: Schema, schemas: Schemas, name = ''): unknown =>
  sampleAt(schema, { name, inside: '', schemas, around: [] });
