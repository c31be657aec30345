import { formFields, type DealForm, type FormField } from '../deal-fields';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Where two versions differ. */
export const differences = (one: DealForm, other: DealForm): FormField[] =>
  formFields.filter((field) => !isSame(one[field], other[field]));

/**
 * Fields that both people changed, and differently: these somebody has to decide about.
 * @param base what both began with; null when nobody knows any more
 */
export const contested = (base: DealForm | null, mine: DealForm, theirs: DealForm): FormField[] =>
  differences(mine, theirs).filter(
    (field) => !base || (!isSame(mine[field], base[field]) && !isSame(theirs[field], base[field])),
  );

/**
 * Both people's changes in one.
 * @param taken fields in which the other's version was chosen, of those that both changed
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
