import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { holdsCardNumber } from './card-number.js';
import { CardNumberRejected } from './payment.errors.js';

/**
 * Rejects a body that seems to contain a card number (`payment.card-number`, 400), before anything is stored
 * or logged (rule PA8).
 */
@Injectable()
export class NoCardNumbers implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    if (holdsCardNumber(body)) throw new CardNumberRejected();
    return true;
  }
}
