import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { RATE_LIMITS, type RateLimit } from './rate-limit.decorator.js';
import { RateLimiters } from './rate-limiters.js';

const keyOf = (by: RateLimit['by'], request: FastifyRequest): string => {
  const email = (request.body as { email?: unknown; username?: unknown } | undefined) ?? {};
  switch (by) {
    case 'address':
      return request.ip;
    case 'account':
      return `${request.ip} ${String(email.email ?? email.username ?? '')
        .toLowerCase()
        .slice(0, 254)}`;
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
