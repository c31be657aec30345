import { nanoid } from '@reduxjs/toolkit';
import { isApiFailure } from 'shared-ui/store';

export interface SubmissionKeys {
  /** The Idempotency-Key for sending this: the same key while the outcome of the last attempt is unknown. */
  keyFor(body: unknown): string;
  /** Call when an attempt ended: an answer uses the key up, silence and errors of the server do not. */
  ended(failure?: unknown): void;
}

const isUnclear = (failure: unknown): boolean =>
  isApiFailure(failure) &&
  (failure.status === 0 || failure.status >= 500 || failure.code === 'request.in-progress');

/** Keys that make a repeated attempt harmless without repeating an old rejection. */
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
