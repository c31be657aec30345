import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { holdsCardNumber } from './card-number.js';
import { CardNumberRefused } from './payment.errors.js';

/** Refuses a body that looks as if it held the number of a card (`payment.card-number`, 400), before anything is kept or noted (rule PA8). */
@Injectable()
export class NoCardNumbers implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    if (holdsCardNumber(body)) throw new CardNumberRefused();
    return true;
  }
}
