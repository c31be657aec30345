import { getMetadataStorage } from 'class-validator';

/** A class whose fields have validation rules. */
type Validated<Body> = abstract new (...parameters: never[]) => Body;

/**
 * Names of the fields of a body, in the order of their declaration.
 * @param rule name of a validation rule, such as `isString`: returns only the fields to whose whole value it applies
 */
export function declaredFields<Body>(body: Validated<Body>, rule?: string): (keyof Body & string)[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(body, '', false, false);
  const named = rules.filter(({ name, each }) => rule === undefined || (name === rule && !each));
  return [...new Set(named.map(({ propertyName }) => propertyName))] as (keyof Body & string)[];
}
