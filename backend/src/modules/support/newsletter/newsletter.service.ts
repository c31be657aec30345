import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import type { SubscribeDto } from './newsletter.dto.js';
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js';
import { NewsletterTokens } from './newsletter-tokens.service.js';
import { NewsletterLinkInvalid } from '../support.errors.js';
import { ASK, CONFIRM, LEAVE } from './newsletter.sql.js';

/** Double opt-in: subscribers confirm by e-mail (rule S2). */
@Injectable()
export class NewsletterService {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly tokens: NewsletterTokens,
  ) {}

  /** Requests a subscription without revealing if the address already has one. */
  async ask({ email, language }: SubscribeDto): Promise<void> {
    await this.transactions.run(async () => {
      const [row] = await this.transactions.query<{ id: number }>(ASK, [email, language ?? 'en']);
      if (row) await this.outbox.publish('newsletter.asked', { subscriberId: row.id });
    });
  }

  /** The link works for 7 days, also again. Rejects `newsletter.link-invalid` (410). @returns the reader's language */
  confirm(token: string): Promise<'en' | 'ne'> {
    return this.follow(CONFIRM, this.tokens.read('confirm', token));
  }

  /** Rejects `newsletter.link-invalid` (410). @returns the reader's language */
  leave(token: string): Promise<'en' | 'ne'> {
    return this.follow(LEAVE, this.tokens.read('unsubscribe', token));
  }

  one(id: number): Promise<NewsletterSubscriber | null> {
    return this.transactions.of(NewsletterSubscriber).findOneBy({ id });
  }

  private async follow(statement: string, publicId: string | null): Promise<'en' | 'ne'> {
    const [row] = publicId
      ? await this.transactions.query<{ language: 'en' | 'ne' }>(statement, [publicId])
      : [];
    if (!row) throw new NewsletterLinkInvalid();
    return row.language;
  }
}
