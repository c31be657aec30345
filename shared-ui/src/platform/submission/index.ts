export { submissionKeys, type SubmissionKeys } from './submission-keys';
export { useSubmissionKeys } from './use-submission-keys';
