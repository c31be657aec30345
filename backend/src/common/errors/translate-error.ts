import { HttpException } from '@nestjs/common';
import { AppError } from './app-error.js';
import {
  InvalidRequest,
  MalformedRequest,
  NotAllowed,
  NotSignedIn,
  RequestTooLarge,
  RouteMissing,
  ServiceUnavailable,
  TooManyRequests,
  UnsupportedContent,
} from './common.errors.js';

const CONNECTION_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** PostgreSQL: connection exceptions, shutdown, cannot connect now, too many connections. */
const DATABASE_AWAY = /^(08|57P0[1-3]|53300)/;
/** PostgreSQL: a deadlock that remained after several attempts, or a lock timeout. */
const HELD_UP = /^(40P01|55P03)/;
/** PostgreSQL: the time limit of a statement or request. */
const TOO_LONG = /^57014/;
const POOL_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|not queryable|Driver not Connected|query runner (was )?already released/i;

const BY_STATUS: Record<number, (message: string) => AppError> = {
  400: () => new MalformedRequest(),
  401: () => new NotSignedIn(),
  403: () => new NotAllowed(),
  404: () => new RouteMissing(),
  405: () => new RouteMissing(),
  408: () => new MalformedRequest({}, 'The request took too long to arrive.'),
  413: () => new RequestTooLarge(),
  414: () => new RouteMissing(),
  415: () => new UnsupportedContent(),
  422: () => new InvalidRequest(),
  429: () => new TooManyRequests(),
  503: () => new ServiceUnavailable(),
};

const codeOf = (error: unknown): string => {
  const failure = error as { code?: unknown; driverError?: { code?: unknown } };
  return String(failure?.driverError?.code ?? failure?.code ?? '');
};

/** True if the database cannot be reached. A statement that exceeds its time limit says nothing about others. */
export function isDatabaseAway(error: unknown): boolean {
  const failure = error as {
    message?: unknown;
    errors?: unknown[];
  };
  const code = codeOf(error);
  if (CONNECTION_ERRORS.has(code) || DATABASE_AWAY.test(code)) return true;
  if (Array.isArray(failure?.errors) && failure.errors.some(isDatabaseAway)) return true;
  return POOL_MESSAGES.test(String(failure?.message ?? ''));
}

/** True if other transactions held what the work needs: it can succeed a moment later. */
export const isHeldUp = (error: unknown): boolean => HELD_UP.test(codeOf(error));

/** @returns the `AppError` for an error, or undefined if the error is unexpected */
export function translateError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error) || isHeldUp(error) || TOO_LONG.test(codeOf(error)))
    return new ServiceUnavailable({ retryAfterSeconds: 2 });
  const status =
    error instanceof HttpException ? error.getStatus() : (error as { statusCode?: number })?.statusCode;
  return status === undefined ? undefined : BY_STATUS[status]?.((error as Error).message);
}
