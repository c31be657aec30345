import { nanoid } from '@reduxjs/toolkit';
import { isApiFailure } from 'shared-ui/store';

export interface SubmissionKeys {
  /** Returns the Idempotency-Key for a body: the same key while the outcome of the last attempt is unknown. */
  keyFor(body: unknown): string;
  /** Call after each attempt. A response ends the use of the key; a missing response or a server error does not. */
  ended(failure?: unknown): void;
}

const isUnclear = (failure: unknown): boolean =>
  isApiFailure(failure) &&
  (failure.status === 0 || failure.status >= 500 || failure.code === 'request.in-progress');

/** Creates idempotency keys: a retry after an unknown outcome reuses the key, an attempt after a rejection gets a new one. */
export function submissionKeys(): SubmissionKeys {
  let open: { text: string; key: string } | null = null;
  return {
    keyFor(body) {
      const text = JSON.stringify(body);
      if (open?.text !== text) open = { text, key: nanoid() };
      return open.key;
    },
    ended(failure) {
      if (!isUnclear(failure)) open = null;
    },
  };
}
