import { useState } from 'react';
import { submissionKeys, type SubmissionKeys } from './submission-keys';

/** Returns the idempotency keys of one form while it is mounted. */
export function useSubmissionKeys(): SubmissionKeys {
  const [keys] = useState(submissionKeys);
  return keys;
}
