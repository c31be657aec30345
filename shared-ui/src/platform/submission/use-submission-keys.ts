import { useState } from 'react';
import { submissionKeys, type SubmissionKeys } from './submission-keys';

/** The keys of one form, for as long as it is shown. */
export function useSubmissionKeys(): SubmissionKeys {
  const [keys] = useState(submissionKeys);
  return keys;
}
