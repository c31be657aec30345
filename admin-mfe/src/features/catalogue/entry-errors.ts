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

/** What is wrong with what was typed, by field. */
export type EntryErrors<Values> = Partial<Record<keyof Values & string, FieldError>>;

/** What a field says that breaks its constraint in the API document. */
type Sentences<Dto extends ConstrainedDto, Values> = Partial<
  Record<ConstrainedField<Dto> & keyof Values & string, FieldError>
>;

/** Checks text fields against the constraints of the body that they become. */
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
