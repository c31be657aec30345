import { meetsConstraint, type ConstrainedDto, type ConstrainedField } from 'shared-ui/platform';

export type FieldError =
  | 'faultName'
  | 'faultSlug'
  | 'faultPosition'
  | 'faultDegrees'
  | 'faultCity'
  | 'faultSentence'
  | 'faultDescription'
  | 'faultNumber'
  | 'faultMultiplier'
  | 'faultDay'
  | 'faultDays';

/** Validation errors of the form, by field. */
export type EntryErrors<Values> = Partial<Record<keyof Values & string, FieldError>>;

/** Error of each field, used when its value violates the constraint in the API document. */
type Sentences<Dto extends ConstrainedDto, Values> = Partial<
  Record<ConstrainedField<Dto> & keyof Values & string, FieldError>
>;

/** Validates text fields against the constraints of their request body. */
export function findFieldErrors<Dto extends ConstrainedDto, Values extends object>(
  dto: Dto,
  values: Values,
  sentences: Sentences<Dto, Values>,
): EntryErrors<Values> {
  const failed = Object.entries(sentences).filter(
    ([field]) =>
      !meetsConstraint(dto, field as ConstrainedField<Dto>, values[field as keyof Values] as string),
  );
  return Object.fromEntries(failed) as EntryErrors<Values>;
}
