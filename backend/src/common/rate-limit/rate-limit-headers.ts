import type { FastifyReply } from 'fastify';
import { TooManyRequests } from '../errors/common.errors.js';
import type { Allowance, RateLimiters, Remaining } from './rate-limiters.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** What is left to the API key of the request. */
    ofKey?: Taken;
  }
}

export interface Take {
  allowance: Allowance;
  key: string;
}

export interface Taken extends Remaining {
  allowance: Allowance;
}

/**
 * Consumes one unit of each allowance and sends the remaining units in the response headers, also when an
 * allowance is used up.
 * @throws request.too-many
 */
export async function takeAndTell(
  limiters: RateLimiters,
  reply: FastifyReply,
  takes: readonly Take[],
): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (const { allowance, key } of takes) {
    try {
      taken.push({ allowance, ...(await limiters.take(allowance, key)) });
    } catch (error) {
      if (error instanceof TooManyRequests) {
        const resetSeconds = error.details.retryAfterSeconds ?? allowance.seconds;
        tellLimits(limiters, reply, [...taken, { allowance, remaining: 0, resetSeconds }]);
      }
      throw error;
    }
  }
  tellLimits(limiters, reply, taken);
  return taken;
}

/**
 * Sets `RateLimit-Policy` and `RateLimit` as in draft-ietf-httpapi-ratelimit-headers-10. The limit of the
 * request's API key comes first.
 */
export function tellLimits(limiters: RateLimiters, reply: FastifyReply, taken: readonly Taken[]): void {
  const { ofKey } = reply.request;
  const all = ofKey && !taken.includes(ofKey) ? [ofKey, ...taken] : taken;
  const policies = all.map(
    ({ allowance }) => `"${allowance.name}";q=${limiters.quotaOf(allowance)};w=${allowance.seconds}`,
  );
  const left = all.map(
    ({ allowance, remaining, resetSeconds }) => `"${allowance.name}";r=${remaining};t=${resetSeconds}`,
  );
  reply.headers({ 'ratelimit-policy': policies.join(', '), ratelimit: left.join(', ') });
}
