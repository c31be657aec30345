import { Injectable } from '@nestjs/common';
import { Outbox } from '../../common/outbox/outbox.js';
import { Transactions } from '../../common/transactions/transactions.js';
import type { SubscribeDto } from './dto/newsletter.dto.js';
import { NewsletterTokens } from './newsletter-tokens.service.js';
import { NewsletterLinkInvalid } from './support.errors.js';

export interface Subscriber {
  publicId: string;
  email: string;
  language: 'en' | 'ne';
  state: 'asked' | 'confirmed' | 'left';
}

/**
 * $1 e-mail, $2 language. A confirmed subscriber hears nothing, and nobody is mailed twice within ten minutes. Asking anew
 * makes the links of earlier mails worthless.
 */
const ASK = `
  INSERT INTO newsletter_subscribers AS s (email, language) VALUES ($1, $2)
  ON CONFLICT (email) DO UPDATE SET public_id = gen_random_uuid(), language = EXCLUDED.language, state = 'asked', asked_at = now()
    WHERE s.state <> 'confirmed' AND s.asked_at < now() - interval '10 minutes'
  RETURNING id`;

const CONFIRM = `
  UPDATE newsletter_subscribers SET state = 'confirmed', confirmed_at = coalesce(confirmed_at, now())
  WHERE public_id = $1 AND (state = 'confirmed' OR state = 'asked' AND asked_at > now() - interval '7 days') RETURNING language`;

const LEAVE = `
  UPDATE newsletter_subscribers SET state = 'left', left_at = coalesce(left_at, now()), confirmed_at = NULL
  WHERE public_id = $1 RETURNING language`;

/** Whoever wants our news says so twice: here, and in their own mailbox (rule S2). */
@Injectable()
export class NewsletterService {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly tokens: NewsletterTokens,
  ) {}

  /** Whether somebody subscribes already is not told. */
  async ask({ email, language }: SubscribeDto): Promise<void> {
    await this.transactions.run(async () => {
      const [row] = await this.transactions.query<{ id: number }>(ASK, [email, language ?? 'en']);
      if (row) await this.outbox.publish('newsletter.asked', { subscriberId: row.id });
    });
  }

  /** The link works for 7 days, also again. Refuses `newsletter.link-invalid` (410). @returns the reader's language */
  confirm(token: string): Promise<'en' | 'ne'> {
    return this.follow(CONFIRM, this.tokens.read('confirm', token));
  }

  /** Refuses `newsletter.link-invalid` (410). @returns the reader's language */
  leave(token: string): Promise<'en' | 'ne'> {
    return this.follow(LEAVE, this.tokens.read('unsubscribe', token));
  }

  async one(id: number): Promise<Subscriber | undefined> {
    const [subscriber] = await this.transactions.query<Subscriber>(
      'SELECT public_id AS "publicId", email, language, state FROM newsletter_subscribers WHERE id = $1',
      [id],
    );
    return subscriber;
  }

  private async follow(statement: string, publicId: string | null): Promise<'en' | 'ne'> {
    const [row] = publicId
      ? await this.transactions.query<{ language: 'en' | 'ne' }>(statement, [publicId])
      : [];
    if (!row) throw new NewsletterLinkInvalid();
    return row.language;
  }
}
