import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clockShift } from '../time/clock-shift.js';
import type { PublicBody } from './public-body.js';
import { PublicCache } from './public-cache.js';
import { sendPublic } from './send-public.js';

interface Reading {
  generation: number;
  body: Promise<PublicBody>;
}

/** Builds, caches and sends the body of a public response, for controllers of public reads. */
@Injectable()
export class PublicResponseCache {
  private readonly running = new Map<string, Reading>();

  constructor(private readonly cache: PublicCache) {}

  async send(request: FastifyRequest, reply: FastifyReply, read: () => Promise<PublicBody>): Promise<void> {
    await this.sendIf(request, reply, read, () => true);
  }

  /**
   * @param read reads the body; it depends on the address of the request alone
   * @returns the unsent body if it is not public, undefined once it has been sent
   */
  async sendIf<T extends PublicBody>(
    request: FastifyRequest,
    reply: FastifyReply,
    read: () => Promise<T>,
    isPublic: (body: T) => boolean,
  ): Promise<T | undefined> {
    const { generation } = this.cache;
    const url = request.raw.url ?? request.url;
    const body = await this.readOnce(url, read);
    if (!isPublic(body)) return body;
    const answer = this.cache.keep(url, body, generation);
    await sendPublic(request, reply, answer, this.cache);
    return undefined;
  }

  /**
   * Requests of the same address that arrive while it is read wait for one statement, unless something was invalidated since it
   * began. If it fails, each of them reads by itself, because the failure can be due to the time limit of the first.
   */
  private async readOnce<T extends PublicBody>(url: string, read: () => Promise<T>): Promise<T> {
    // A body of another time belongs to its request only.
    if (clockShift() !== 0) return read();
    const { generation } = this.cache;
    const running = this.running.get(url);
    if (running?.generation === generation)
      return running.body.then(
        (body) => body as T,
        () => read(),
      );
    const reading = { generation, body: read() };
    this.running.set(url, reading);
    try {
      return await reading.body;
    } finally {
      if (this.running.get(url) === reading) this.running.delete(url);
    }
  }
}
