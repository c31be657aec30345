/** What kind of refusal it is. HTTP statuses are given to kinds in one place, the problem filter. */
export type RefusalKind =
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

export interface RefusalDetails {
  errors?: FieldError[];
  retryAfterSeconds?: number;
  [fact: string]: unknown;
}

/** A refusal that was expected. `code` is stable and meant for programs, `message` for people. */
export abstract class AppError extends Error {
  abstract readonly code: string;
  abstract readonly kind: RefusalKind;

  constructor(
    message: string,
    readonly details: RefusalDetails = {},
  ) {
    super(message);
  }
}

export type RefusalClass = new (details?: RefusalDetails, message?: string) => AppError;

const known = new Map<string, RefusalClass>();

/**
 * Declares a refusal.
 * @param code stable, `<subject>.<fact>`
 * @param kind decides the HTTP status
 * @param sentence what the user reads unless the thrower says something more exact
 */
export function refusal(code: string, kind: RefusalKind, sentence: string): RefusalClass {
  class Refusal extends AppError {
    readonly code = code;
    readonly kind = kind;

    constructor(details?: RefusalDetails, message = sentence) {
      super(message, details);
    }
  }
  if (known.has(code)) throw new Error(`The refusal ${code} is declared twice.`);
  known.set(code, Refusal);
  return Refusal;
}

/** The refusal of that code, for answering a repeated request again. */
export const refusalOf = (code: string): RefusalClass | undefined => known.get(code);
