import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { ErrorClass } from '../errors/app-error.js';
import { ProblemView } from '../errors/problem.js';

export const RATE_LIMITS = 'rate-limits';

export interface RateLimit {
  name: string;
  /** Number of allowed calls … */
  points: number;
  /** … within this many seconds. */
  seconds: number;
  /**
   * Subject that shares the allowance. `visitor` is a browser by its cookie; all browsers of one address
   * together have ten times as much, and browsers without the cookie share only that. `account` is the e-mail
   * in the body together with the address.
   */
  by: 'visitor' | 'address' | 'account' | 'user' | 'business';
  /** Error of a call above the allowance; default `request.too-many`. */
  error?: ErrorClass;
}

/** Marks operations whose responses carry the headers; the description adds them. */
export const LIMITED = 'x-rate-limits';

/** For routes whose service consumes the allowances. */
export const ApiLimited = (names: readonly string[]): MethodDecorator => ApiExtension(LIMITED, names);

/**
 * Rejects more calls than allowed with 429 and Retry-After, and sends the number of remaining calls with
 * every response.
 */
export const LimitRate = (...limits: RateLimit[]): MethodDecorator =>
  applyDecorators(
    SetMetadata(RATE_LIMITS, limits),
    ApiLimited(limits.map(({ name }) => name)),
    ApiTooManyRequestsResponse({ description: 'Too many calls', type: ProblemView }),
  );
