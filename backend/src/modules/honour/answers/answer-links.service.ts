import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock.js';
import { Config } from '../../../config/config.js';
import { HonourLinkExpired } from '../honour.errors.js';
import { LINK_MS } from './answer.policy.js';

/** Signed links of the mails that ask about a use. A link allows to answer about that use and nothing else. */
@Injectable()
export class AnswerLinks {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  tokenFor(passId: string): string {
    const until = Math.floor((this.clock.now().getTime() + LINK_MS) / 1000);
    const subject = `${passId}.${until}`;
    return `${subject}.${this.signatures(subject)[0]?.toString('base64url')}`;
  }

  /**
   * @returns the public id of the pass
   * @throws honour.link-expired (410), also for a token that was not signed here
   */
  passOf(token: string): string {
    const [passId = '', until = '', signature = ''] = token.split('.');
    const given = Buffer.from(signature, 'base64url');
    const isRight = this.signatures(`${passId}.${until}`).some(
      (right) => given.length === right.length && timingSafeEqual(given, right),
    );
    if (!isRight || Number(until) * 1000 <= this.clock.now().getTime()) throw new HonourLinkExpired();
    return passId;
  }

  /** The first is that of new links. */
  private signatures(subject: string): Buffer[] {
    return this.config.codeSecrets
      .keys('honour links')
      .map((key) => createHmac('sha256', key).update(`honour\0${subject}`).digest());
  }
}
