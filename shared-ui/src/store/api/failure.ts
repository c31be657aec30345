import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

export interface FieldFailure {
  readonly field: string;
  readonly message: string;
}

/** The one shape in which every failed call arrives. `status` is 0 when no answer came at all. */
export interface ApiFailure {
  readonly status: number;
  /** Stable name of what went wrong, such as `deal.sold-out`. */
  readonly code: string;
  /** The server's sentence for people, or nothing. */
  readonly message: string;
  readonly errors: readonly FieldFailure[];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const isFieldFailure = (value: unknown): value is FieldFailure =>
  typeof value === 'object' && value !== null && 'field' in value && 'message' in value;

function failureOfAnswer(status: number, body: unknown): ApiFailure {
  const problem = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const errors = Array.isArray(problem.errors) ? problem.errors.filter(isFieldFailure) : [];
  return { status, code: text(problem.code) || `http.${status}`, message: text(problem.message), errors };
}

export function toFailure(error: FetchBaseQueryError): ApiFailure {
  if (typeof error.status === 'number') return failureOfAnswer(error.status, error.data);
  if (error.status === 'PARSING_ERROR') return failureOfAnswer(error.originalStatus, undefined);
  const code = error.status === 'TIMEOUT_ERROR' ? 'network.too-slow' : 'network.unreachable';
  return { status: 0, code, message: '', errors: [] };
}

/** True for what a mutation's `unwrap()` throws when the server or the network refused. */
export function isApiFailure(fault: unknown): fault is ApiFailure {
  return (
    typeof fault === 'object' && fault !== null && 'status' in fault && 'code' in fault && 'errors' in fault
  );
}
