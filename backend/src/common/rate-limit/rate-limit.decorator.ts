import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { ErrorClass } from '../errors/app-error.js';
import { ProblemView } from '../errors/problem.js';

export const RATE_LIMITS = 'rate-limits';

export interface RateLimit {
  name: string;
  /** How many calls are let through … */
  points: number;
  /** … within this many seconds. */
  seconds: number;
  /**
   * Who shares the allowance. `visitor` is a browser by its cookie; all browsers of one address together have ten times as much, and
   * those without the cookie only that. `account` is the e-mail in the body together with the address.
   */
  by: 'visitor' | 'address' | 'account' | 'user' | 'business';
  /** What a call above the allowance throws; without one `request.too-many`. */
  error?: ErrorClass;
}

/** Marks operations whose responses carry the headers; the description adds them. */
export const LIMITED = 'x-rate-limits';

/** For routes whose limits are taken by a service. */
export const ApiLimited = (names: readonly string[]): MethodDecorator => ApiExtension(LIMITED, names);

/** Rejects more calls than allowed with 429 and Retry-After, and says in every response how many calls are left. */
export const LimitRate = (...limits: RateLimit[]): MethodDecorator =>
  applyDecorators(
    SetMetadata(RATE_LIMITS, limits),
    ApiLimited(limits.map(({ name }) => name)),
    ApiTooManyRequestsResponse({ description: 'Too many calls', type: ProblemView }),
  );
