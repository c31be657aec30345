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

/** Returns true for an object with all of the members. */
const has = (value: unknown, ...names: string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => name in value);

const isFieldFailure = (value: unknown): value is FieldFailure => has(value, 'field', 'message');

function failureOfAnswer(status: number, body: unknown): ApiFailure {
  const problem = (has(body) ? body : {}) as Record<string, unknown>;
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
export const isApiFailure = (error: unknown): error is ApiFailure => has(error, 'status', 'code', 'errors');
