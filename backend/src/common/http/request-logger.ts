import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';

/** Sends what the framework and our services log into the same structured log as the requests. */
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
    const context = rest.at(-1);
    if (message instanceof Error) this.target[level]({ err: message, context }, message.message);
    else if (typeof message === 'object') this.target[level]({ ...message, context }, String(rest[0] ?? ''));
    else this.target[level]({ context }, String(message));
  }
}
