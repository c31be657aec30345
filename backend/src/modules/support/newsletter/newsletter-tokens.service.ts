import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';

type Purpose = 'confirm' | 'unsubscribe';

/**
 * Tokens of links that prove access to a mailbox. They are derived again for each mail, so that stored data
 * contains no usable token.
 */
@Injectable()
export class NewsletterTokens {
  constructor(private readonly config: Config) {}

  /** @param subscriberId a subscriber's public id */
  issue(purpose: Purpose, subscriberId: string): string {
    return `${subscriberId}.${this.proofsOf(purpose, subscriberId)[0]?.toString('base64url')}`;
  }

  /** @returns the subscriber's public id, null if the token is invalid */
  read(purpose: Purpose, token: string): string | null {
    const [, subscriberId, proof] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
    if (!subscriberId || !proof) return null;
    const given = Buffer.from(proof, 'base64url');
    const isRight = this.proofsOf(purpose, subscriberId).some(
      (expected) => given.length === expected.length && timingSafeEqual(given, expected),
    );
    return isRight ? subscriberId : null;
  }

  /** The first is that of new mails. */
  private proofsOf(purpose: Purpose, subscriberId: string): Buffer[] {
    return this.config.codeSecrets
      .keys('newsletter links')
      .map((key) => createHmac('sha256', key).update(`newsletter\0${purpose}\0${subscriberId}`).digest());
  }
}
