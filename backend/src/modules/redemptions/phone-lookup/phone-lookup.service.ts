import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { RateLimiters } from '../../../common/rate-limit/rate-limiters.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { type AtCounter, CounterPasses } from '../counter/counter-passes.service.js';
import type { CounterPassView } from '../counter/counter.view.js';
import type { LookupWordDto, PhoneLookupDto } from './phone-lookup.dto.js';
import { LookupExpired, TooManyLookups, WordWrong } from './phone-lookup.errors.js';
import { ASK, ASKED, SAY, TAKE_TRY } from './phone-lookup.sql.js';
import type { PhoneLookupView } from './phone-lookup.view.js';
import { newSpokenWord, readSpokenWord } from './spoken-word.js';

const HOUR = 3_600;
/** Look-ups of one browser, of one person at all browsers, and for one number at one business. */
const PER_DEVICE = { name: 'lookup-device', points: 5, seconds: HOUR, error: TooManyLookups };
const PER_PERSON = { name: 'lookup-person', points: 15, seconds: HOUR, error: TooManyLookups };
const PER_NUMBER = { name: 'lookup-number', points: 5, seconds: HOUR, error: TooManyLookups };

interface Try {
  word: string;
  triesLeft: number;
  passId: string | null;
}

const isSame = (typed: string, word: string): boolean => {
  const [one, other] = [Buffer.from(typed), Buffer.from(word)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/**
 * Look-up of a code by phone number and its last four characters, with the customer's consent by a one-time
 * word (rule J6).
 */
@Injectable()
export class PhoneLookups {
  constructor(
    private readonly transactions: Transactions,
    private readonly limiters: RateLimiters,
    private readonly outbox: Outbox,
    private readonly passes: CounterPasses,
  ) {}

  /**
   * Asks for a word. Numbers and passes are not looked up here, so that neither the answer nor its time shows
   * whether a number is known.
   * @throws lookup.too-many (429)
   */
  async ask(
    { user, staff, device }: AtCounter,
    { phone, lastFour }: PhoneLookupDto,
  ): Promise<PhoneLookupView> {
    await this.limiters.take(PER_DEVICE, `${staff.vendorId}:${device}`);
    await this.limiters.take(PER_PERSON, `${staff.vendorId}:${user.id}`);
    await this.limiters.take(PER_NUMBER, `${staff.vendorId}:${phone}`);
    return this.transactions.run(async () => {
      const { word, wordNe } = newSpokenWord();
      const [asked] = await this.transactions.query<PhoneLookupView>(ASK, [
        staff.vendorId,
        user.id,
        phone,
        lastFour,
        word,
        wordNe,
      ]);
      if (!asked) throw new LookupExpired();
      await this.outbox.publish('lookup-word.requested', { lookupId: asked.id });
      return asked;
    });
  }

  /** @throws lookup.expired (410) for a look-up of somebody else too */
  async one(user: SessionUser, staff: StaffOf, id: number): Promise<PhoneLookupView> {
    const [asked] = await this.transactions.query<PhoneLookupView>(ASKED, [id, staff.vendorId, user.id]);
    if (!asked) throw new LookupExpired();
    return asked;
  }

  /**
   * Returns the pass after the customer said the word. A look-up that found no pass answers like a wrong word.
   * @throws lookup.word-wrong (400) with `triesLeft`; lookup.expired (410) after ten minutes, three wrong
   * words, and for a look-up of somebody else
   */
  async say(
    { user, staff }: Pick<AtCounter, 'user' | 'staff'>,
    id: number,
    { word, branchId }: LookupWordDto,
  ): Promise<CounterPassView> {
    const [attempt] = await this.transactions.query<Try>(TAKE_TRY, [id, staff.vendorId, user.id]);
    if (!attempt) throw new LookupExpired();
    const fits = isSame(readSpokenWord(word), attempt.word);
    if (!fits || !attempt.passId) throw new WordWrong({ triesLeft: attempt.triesLeft });
    await this.transactions.query(SAY, [id]);
    return this.passes.one(attempt.passId, staff, branchId);
  }
}
