import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RATE_LIMITS, type RateLimit } from './rate-limit.decorator.js';
import { type Take, takeAndTell } from './rate-limit-headers.js';
import { RateLimiters } from './rate-limiters.js';

/** Guards run before the body is validated, so it may contain anything. */
const emailIn = (body: unknown): string => {
  const { email, username } = (body ?? {}) as { email?: unknown; username?: unknown };
  const name = email ?? username;
  return typeof name === 'string' ? name.toLowerCase().slice(0, 254) : '';
};

/** Thousands of users share one address of a mobile carrier. */
const VISITORS_PER_ADDRESS = 10;

const keyOf = (by: Exclude<RateLimit['by'], 'visitor'>, request: FastifyRequest): string => {
  const { apiKey } = request.sessionUser ?? {};
  switch (by) {
    case 'address':
      return request.ip;
    case 'account':
      return `${request.ip} ${emailIn(request.body)}`;
    case 'user':
      return apiKey ? `key:${apiKey.id}` : String(request.sessionUser?.id ?? request.ip);
    case 'business':
      return String(request.sessionUser?.staffOf?.vendorId ?? request.ip);
  }
};

function takesOf({ by, ...allowance }: RateLimit, request: FastifyRequest): Take[] {
  if (by !== 'visitor') return [{ allowance, key: keyOf(by, request) }];
  const { name, points } = allowance;
  const ofAddress = { ...allowance, name: `${name}-address`, points: points * VISITORS_PER_ADDRESS };
  const takes = [{ allowance: ofAddress, key: request.ip }];
  return request.visitor === null ? takes : [{ allowance, key: request.visitor }, ...takes];
}

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiters: RateLimiters,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limits = this.reflector.get<RateLimit[] | undefined>(RATE_LIMITS, context.getHandler()) ?? [];
    if (limits.length === 0) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const takes = limits.flatMap((limit) => takesOf(limit, request));
    await takeAndTell(this.limiters, http.getResponse<FastifyReply>(), takes);
    return true;
  }
}
