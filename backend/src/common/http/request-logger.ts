import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';
import { currentTraceId } from '../telemetry/trace-ids.js';
import { requestIds } from './request-ids.js';

/** Writes log messages of the framework and of our services to the structured log of the requests. */
export class RequestLogger implements LoggerService {
  constructor(private readonly target: FastifyBaseLogger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write('info', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  private write(level: 'info' | 'warn' | 'error', message: unknown, rest: unknown[]): void {
    const facts = { context: rest.at(-1), requestId: requestIds.get(), traceId: currentTraceId() };
    if (message instanceof Error) this.target[level]({ err: message, ...facts }, message.message);
    else if (typeof message === 'object') this.target[level]({ ...facts, ...message }, String(rest[0] ?? ''));
    else this.target[level](facts, String(message));
  }
}
