import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ReplicaReads, withPrimary, withReplicas } from '../connections/replica-reads.js';
import { workContext } from '../connections/work-context.js';
import { clockShift } from '../time/clock-shift.js';
import type { PublicBody } from './public-body.js';
import { type CurrentRead, PublicCache } from './public-cache.js';
import { sendPublic } from './send-public.js';

interface Reading {
  generation: number;
  body: Promise<CurrentRead<PublicBody>>;
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
    const url = request.raw.url ?? request.url;
    const { value: body, generation, asOf } = await this.readOnce(url, read);
    if (!isPublic(body)) return body;
    const answer = this.cache.keep(url, body, generation, asOf);
    await sendPublic(request, reply, answer, this.cache);
    return undefined;
  }

  /**
   * Requests of the same address that arrive while it is read wait for one statement, unless something was invalidated since it
   * began. If it fails, each of them reads by itself, because the failure can be due to the time limit of the first.
   */
  private async readOnce<T extends PublicBody>(url: string, read: () => Promise<T>): Promise<CurrentRead<T>> {
    // A body of another time belongs to its request only.
    if (clockShift() !== 0) return this.cache.read(read);
    const { generation } = this.cache;
    const running = this.running.get(url);
    if (running?.generation === generation)
      return running.body.then(
        (body) => body as CurrentRead<T>,
        () => this.readCurrent(read),
      );
    const reading = { generation, body: this.readCurrent(read) };
    this.running.set(url, reading);
    try {
      return await reading.body;
    } finally {
      if (this.running.get(url) === reading) this.running.delete(url);
    }
  }

  /**
   * Reads replicas if the route declares it. The primary is read instead if a change of what the body shows was announced that the
   * replica may not have, and if the replica lacks the object (ADR 118).
   */
  private async readCurrent<T extends PublicBody>(read: () => Promise<T>): Promise<CurrentRead<T>> {
    if (!workContext.get()?.mayReadReplicas) return this.cache.read(read);
    const reads: ReplicaReads = { generation: Infinity };
    try {
      const body = await withReplicas(reads, () => this.cache.read(read));
      if (!this.cache.isOutdated(body.value.tags, body.generation)) return body;
    } catch (error) {
      if (reads.generation === Infinity) throw error;
    }
    return withPrimary(() => this.cache.read(read));
  }
}
