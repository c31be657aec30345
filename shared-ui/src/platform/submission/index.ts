export {
  boundsOf,
  constrainedFields,
  lengthErrorOf,
  meetsConstraint,
  rulesOf,
  type ConstrainedDto,
  type ConstrainedField,
} from './rules-of';
export { submissionKeys, type SubmissionKeys } from './submission-keys';
export type { Failed } from './use-sending';
export { useSubmissionKeys } from './use-submission-keys';
export { useSubmit, type Submission } from './use-submit';
