import { PassThrough } from 'node:stream';
import {
  type BeforeApplicationShutdown,
  Controller,
  Get,
  Res,
  ServiceUnavailableException,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../access/allow-access.decorator.js';
import type { CacheTag } from './cache-tags.js';
import { PublicCache } from './public-cache.js';

const BEAT_MS = 250;
/** A reader that takes no more bytes is disconnected; it then reads everything again. */
const MAX_WAITING_BYTES = 256 * 1024;
/** More shells than these do not follow one backend. */
const MAX_STREAMS = 64;

/** The invalidations of this instance as an event stream, for shells that keep pages. The shell does not proxy this path. */
@ApiExcludeController()
@Controller()
@AllowAccess('public')
export class CacheChangesController implements BeforeApplicationShutdown {
  private readonly streams = new Set<PassThrough>();
  private isStopping = false;

  constructor(private readonly cache: PublicCache) {}

  /** Sends the invalidated tags, and comments in between. Ends when invalidations can be missed. */
  @Get('cache/changes')
  async follow(@Res() reply: FastifyReply): Promise<void> {
    // A stream that a reader opens again during the shutdown would keep the server from closing.
    if (this.isStopping || !this.cache.state.isUsable || this.streams.size >= MAX_STREAMS)
      throw new ServiceUnavailableException();
    const stream = new PassThrough();
    const write = (line: string): void => {
      if (stream.writableLength > MAX_WAITING_BYTES) stream.destroy();
      else if (stream.writable) stream.write(`${line}\n\n`);
    };
    const tell = (tags: readonly CacheTag[]): void => write(`data: ${tags.join(' ')}`);
    const end = (): void => void stream.end();
    const beat = setInterval(() => write(':'), BEAT_MS);
    this.cache.changes.on('invalidated', tell).on('suspended', end);
    this.streams.add(stream);
    stream.once('close', () => {
      clearInterval(beat);
      this.cache.changes.off('invalidated', tell).off('suspended', end);
      this.streams.delete(stream);
    });
    write(':');
    await reply.type('text/event-stream').header('cache-control', 'no-store').send(stream);
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
    for (const stream of this.streams) stream.end();
  }
}
