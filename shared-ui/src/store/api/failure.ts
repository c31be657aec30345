import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

export interface FieldFailure {
  readonly field: string;
  readonly message: string;
}

/** Error of every failed API call. `status` is 0 if there was no response. */
export interface ApiFailure {
  readonly status: number;
  /** Error code, such as `deal.sold-out`. */
  readonly code: string;
  /** User-facing message of the server, or an empty string. */
  readonly message: string;
  readonly errors: readonly FieldFailure[];
  /** Attempts left after wrong digits of a one-time number. */
  readonly triesLeft?: number | undefined;
  /** Number of customers before this one at a hot deal. */
  readonly waiting?: number | undefined;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const isFieldFailure = (value: unknown): value is FieldFailure =>
  typeof value === 'object' && value !== null && 'field' in value && 'message' in value;

function failureOfAnswer(status: number, body: unknown): ApiFailure {
  const problem = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const errors = Array.isArray(problem.errors) ? problem.errors.filter(isFieldFailure) : [];
  const code = text(problem.code) || `http.${status}`;
  // The other members are facts of the error, such as `triesLeft`.
  return { ...problem, status, code, message: text(problem.message), errors };
}

export function toFailure(error: FetchBaseQueryError): ApiFailure {
  if (typeof error.status === 'number') return failureOfAnswer(error.status, error.data);
  if (error.status === 'PARSING_ERROR') return failureOfAnswer(error.originalStatus, undefined);
  const code = error.status === 'TIMEOUT_ERROR' ? 'network.too-slow' : 'network.unreachable';
  return { status: 0, code, message: '', errors: [] };
}

/** Returns true for an error of a mutation's `unwrap()` that comes from the server or the network. */
export function isApiFailure(fieldError: unknown): fieldError is ApiFailure {
  return (
    typeof fieldError === 'object' &&
    fieldError !== null &&
    'status' in fieldError &&
    'code' in fieldError &&
    'errors' in fieldError
  );
}
