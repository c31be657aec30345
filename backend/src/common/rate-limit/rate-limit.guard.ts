import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { RATE_LIMITS, type RateLimit } from './rate-limit.decorator.js';
import { RateLimiters } from './rate-limiters.js';

/** Guards run before the body is checked: it may hold anything. */
const emailIn = (body: unknown): string => {
  const { email, username } = (body ?? {}) as { email?: unknown; username?: unknown };
  const name = email ?? username;
  return typeof name === 'string' ? name.toLowerCase().slice(0, 254) : '';
};

const keyOf = (by: RateLimit['by'], request: FastifyRequest): string => {
  switch (by) {
    case 'address':
      return request.ip;
    case 'account':
      return `${request.ip} ${emailIn(request.body)}`;
    case 'user':
      return String(request.sessionUser?.id ?? request.ip);
    case 'business':
      return String(request.sessionUser?.staffOf?.vendorId ?? request.ip);
  }
};

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiters: RateLimiters,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limits = this.reflector.get<RateLimit[] | undefined>(RATE_LIMITS, context.getHandler()) ?? [];
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    for (const limit of limits) await this.limiters.take(limit, keyOf(limit.by, request));
    return true;
  }
}
