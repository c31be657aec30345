/** Kind of an error. The problem filter alone maps kinds to HTTP statuses. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'gone'
  | 'unprocessable'
  | 'unsupported'
  | 'too-large'
  | 'too-many'
  | 'unavailable';

export interface FieldError {
  field: string;
  message: string;
}

export interface ErrorDetails {
  errors?: FieldError[];
  retryAfterSeconds?: number;
  [fact: string]: unknown;
}

/** An expected error. `code` is stable and for programs, `message` is for users. */
export abstract class AppError extends Error {
  abstract readonly code: string;
  abstract readonly kind: ErrorKind;

  constructor(
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
  }
}

export type ErrorClass = new (details?: ErrorDetails, message?: string) => AppError;

const known = new Map<string, ErrorClass>();

/**
 * Declares an error.
 * @param code stable, `<subject>.<fact>`
 * @param kind decides the HTTP status
 * @param sentence default message for the user; the code that throws may pass a more exact one
 */
export function defineError(code: string, kind: ErrorKind, sentence: string): ErrorClass {
  class DeclaredError extends AppError {
    readonly code = code;
    readonly kind = kind;

    constructor(details?: ErrorDetails, message = sentence) {
      super(message, details);
    }
  }
  if (known.has(code)) throw new Error(`The error ${code} is declared twice.`);
  known.set(code, DeclaredError);
  return DeclaredError;
}

/** The error with that code, for the response to a repeated request. */
export const errorClassOf = (code: string): ErrorClass | undefined => known.get(code);

/** All declared errors with their default messages, for the reference of the API. */
export const declaredErrors = (): AppError[] => [...known.values()].map((Declared) => new Declared());
