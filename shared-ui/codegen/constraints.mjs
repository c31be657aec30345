/** A maximum equal to the largest PostgreSQL integer is no constraint. */
const MAX_INT = 2_147_483_647;

const KINDS = new Set(['string', 'number', 'integer']);

/** Returns the constraints of one field of a body, without those that every field has. */
function constraintOf(property, isRequired) {
  const { type, nullable, format, minLength, maxLength, minimum, maximum, pattern } = property;
  const facts = {
    ...(type !== 'string' && { type }),
    ...(isRequired && !nullable && { required: true }),
    ...{ format, minLength, maxLength, minimum, pattern },
    ...(maximum !== MAX_INT && { maximum }),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

/**
 * @param {object} document the API document
 * @returns the constraints of the fields of each body, by the name of the body
 */
export function constraintsOf(document) {
  const bodies = Object.entries(document.components.schemas).filter(([name]) => name.endsWith('Dto'));
  return Object.fromEntries(
    bodies
      .map(([name, { properties = {}, required = [] }]) => [
        name,
        Object.fromEntries(
          Object.entries(properties)
            .filter(([, property]) => KINDS.has(property.type) && !property.enum)
            .map(([field, property]) => [field, constraintOf(property, required.includes(field))])
            .sort(([one], [other]) => (one < other ? -1 : 1)),
        ),
      ])
      .filter(([, fields]) => Object.keys(fields).length > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Returns the source of `constraints.ts`. */
export const constraintsCode = (document) =>
  `export const constraints = ${JSON.stringify(constraintsOf(document), null, 2)} as const;\n`;
