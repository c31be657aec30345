const REFERENCE = '#/components/schemas/';

/** Resolves a reference and merges `allOf`. */
function resolved(schema, document) {
  if (schema === undefined) return {};
  const { $ref, allOf, ...own } = schema;
  if ($ref) return resolved(document.components.schemas[$ref.slice(REFERENCE.length)], document);
  if (!allOf) return own;
  return [...allOf.map((part) => resolved(part, document)), own].reduce((whole, part) => ({
    ...whole,
    ...part,
    properties: { ...whole.properties, ...part.properties },
    required: [...(whole.required ?? []), ...(part.required ?? [])],
  }));
}

const isNarrower = {
  minLength: (before = 0, after = 0) => after > before,
  minimum: (before = -Infinity, after = -Infinity) => after > before,
  minItems: (before = 0, after = 0) => after > before,
  maxLength: (before = Infinity, after = Infinity) => after < before,
  maximum: (before = Infinity, after = Infinity) => after < before,
  maxItems: (before = Infinity, after = Infinity) => after < before,
  pattern: (before, after) => after !== undefined && after !== before,
  format: (before, after) => after !== undefined && after !== before,
  uniqueItems: (before = false, after = false) => after && !before,
  nullable: (before = false, after = false) => before && !after,
};

const variantsOf = (schema) => schema.oneOf ?? schema.anyOf;

/** Compares schemas of two documents. `direction` is `sent` for what programs send, `read` for what they read. */
export class SchemaComparison {
  /** Pairs that are compared already: schemas can contain themselves. */
  pairs = new Set();

  constructor(before, after, report) {
    Object.assign(this, { before, after, report });
  }

  compare(where, direction, before, after) {
    const pair = [direction, before?.$ref, after?.$ref].join(' ');
    if (before?.$ref && after?.$ref) {
      if (this.pairs.has(pair)) return;
      this.pairs.add(pair);
    }
    const [one, other] = [resolved(before, this.before), resolved(after, this.after)];
    if (variantsOf(one) || variantsOf(other)) return this.compareVariants(where, direction, one, other);
    if (one.type !== other.type)
      return this.report(where, `its type was ${one.type ?? 'any'} and is ${other.type ?? 'any'}`);
    if (direction === 'sent') this.compareSent(where, one, other);
    else this.compareRead(where, one, other);
    if (one.items) this.compare(`${where}[]`, direction, one.items, other.items);
    if (typeof one.additionalProperties === 'object')
      this.compare(`${where}{}`, direction, one.additionalProperties, other.additionalProperties);
    this.compareProperties(where, direction, one, other);
  }

  compareSent(where, before, after) {
    for (const [rule, narrows] of Object.entries(isNarrower))
      if (narrows(before[rule], after[rule])) this.report(where, `its ${rule} is stricter`);
    const lost = (before.enum ?? []).filter((value) => after.enum && !after.enum.includes(value));
    if (lost.length > 0) this.report(where, `it no longer takes ${lost.join(', ')}`);
    if (!before.enum && after.enum) this.report(where, 'it takes fixed values only');
  }

  compareRead(where, before, after) {
    if (after.nullable && !before.nullable) this.report(where, 'it can be null');
    if (before.format !== after.format) this.report(where, 'its format is another one');
    if (before.enum && !after.enum) this.report(where, 'it can have any value');
  }

  compareProperties(where, direction, before, after) {
    const required = { before: before.required ?? [], after: after.required ?? [] };
    for (const [name, schema] of Object.entries(before.properties ?? {})) {
      const other = after.properties?.[name];
      if (!other) this.report(`${where}.${name}`, 'it was removed');
      else this.compare(`${where}.${name}`, direction, schema, other);
    }
    const [of, than] = direction === 'sent' ? ['after', 'before'] : ['before', 'after'];
    for (const name of required[of])
      if (!required[than].includes(name) && after.properties?.[name])
        this.report(`${where}.${name}`, direction === 'sent' ? 'it is required' : 'it can be missing');
  }

  /** Each variant that programs send must still fit one, and each that they read must fit one of before. */
  compareVariants(where, direction, before, after) {
    const [were, are] = [variantsOf(before) ?? [before], variantsOf(after) ?? [after]];
    const [some, among] = direction === 'sent' ? [were, are] : [are, were];
    for (const one of some)
      if (!among.some((other) => this.fits(direction, one, other)))
        this.report(where, 'its variants changed');
  }

  fits(direction, one, other) {
    const found = [];
    const trial = new SchemaComparison(this.before, this.after, (...problem) => found.push(problem));
    if (direction === 'sent') trial.compare('', direction, one, other);
    else trial.compare('', direction, other, one);
    return found.length === 0;
  }
}
