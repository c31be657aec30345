import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { ProblemView } from '../errors/problem.js';

export const RATE_LIMITS = 'rate-limits';

export interface RateLimit {
  name: string;
  /** How many calls are let through … */
  points: number;
  /** … within this many seconds. */
  seconds: number;
  /** Who shares the allowance. `account` is the e-mail in the body together with the address. */
  by: 'address' | 'account' | 'user' | 'business';
}

/** Refuses more calls than allowed with `request.too-many` (429) and Retry-After. */
export const LimitRate = (...limits: RateLimit[]): MethodDecorator =>
  applyDecorators(
    SetMetadata(RATE_LIMITS, limits),
    ApiTooManyRequestsResponse({ description: 'Too many calls', type: ProblemView }),
  );
