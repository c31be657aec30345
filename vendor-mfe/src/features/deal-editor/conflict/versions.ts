import { formFields, type DealForm, type FormField } from '../deal-fields';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Fields whose values differ. */
export const differences = (one: DealForm, other: DealForm): FormField[] =>
  formFields.filter((field) => !isSame(one[field], other[field]));

/**
 * Fields changed differently in both versions, which need a decision.
 * @param base common base of both versions; null if it is unknown
 */
export const contested = (base: DealForm | null, mine: DealForm, theirs: DealForm): FormField[] =>
  differences(mine, theirs).filter(
    (field) => !base || (!isSame(mine[field], base[field]) && !isSame(theirs[field], base[field])),
  );

/**
 * Merges the changes of both versions.
 * @param taken fields for which the server version was selected
 */
export function merged(
  base: DealForm | null,
  mine: DealForm,
  theirs: DealForm,
  taken: ReadonlySet<FormField>,
): DealForm {
  const changes = differences(mine, theirs).filter(
    (field) => taken.has(field) || (base && isSame(mine[field], base[field])),
  );
  return { ...mine, ...Object.fromEntries(changes.map((field) => [field, theirs[field]])) };
}
