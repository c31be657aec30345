import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublicBody } from './public-body.js';
import { PublicCache } from './public-cache.js';
import { sendPublic } from './send-public.js';

/** Builds, caches and sends the body of a public response, for controllers of public reads. */
@Injectable()
export class PublicResponseCache {
  constructor(private readonly cache: PublicCache) {}

  async send(request: FastifyRequest, reply: FastifyReply, read: () => Promise<PublicBody>): Promise<void> {
    await this.sendIf(request, reply, read, () => true);
  }

  /** @returns the unsent body if it is not public, undefined once it has been sent */
  async sendIf<T extends PublicBody>(
    request: FastifyRequest,
    reply: FastifyReply,
    read: () => Promise<T>,
    isPublic: (body: T) => boolean,
  ): Promise<T | undefined> {
    const { generation } = this.cache;
    const body = await read();
    if (!isPublic(body)) return body;
    const answer = this.cache.keep(request.raw.url ?? request.url, body, generation);
    await sendPublic(request, reply, answer, this.cache);
    return undefined;
  }
}
