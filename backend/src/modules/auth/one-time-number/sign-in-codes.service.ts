import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InvalidRequest } from '../../../common/errors/common.errors.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { RateLimiters } from '../../../common/rate-limit/rate-limiters.js';
import { assertNoTransaction } from '../../../common/transactions/assert-no-transaction.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { isMobileNumber } from '../../../common/validation/mobile-number.js';
import { Config } from '../../../config/config.js';
import { DailyTexts, TextMessages } from '../../notifications/index.js';
import { openSecret, sealSecret } from '../two-factor/sealed-secret.js';
import { areDigitsOf, digitsOf } from './digits.js';
import { DigitsExpired, DigitsWrong, TooManyDigits } from './one-time-number.errors.js';
import { GIVE_TICKET, REQUEST, REQUESTED, TAKE_TRY, TO_MAIL, USE, USE_TICKET } from './sign-in-codes.sql.js';

/** Maximum number of mails with digits to one address, counted across all clients. */
const PER_ADDRESS = { name: 'otp-address', points: 5, seconds: 3_600, error: TooManyDigits };

/** Maximum number of SMS with digits to one number, counted across all clients. */
const PER_NUMBER = { name: 'otp-number', points: 3, seconds: 3_600, error: TooManyDigits };

export type Language = 'en' | 'ne';

export interface RequestedCode {
  id: number;
  resendAt: string;
  expiresAt: string;
}

/** A one-time number whose digits were entered correctly. */
export interface ProvenCode {
  id: number;
  salt: Buffer;
  triesLeft: number;
}

interface SealedRow {
  addressHash: Buffer;
  sealedAddress: Buffer;
  language: Language;
}

const hashOfTicket = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();

/**
 * One-time numbers by mail and SMS: ten minutes, five tries; an hour at most five mails to an address (rule A21) and three
 * SMS to a number (rule A25). An address is an e-mail or a mobile number of ten digits.
 */
@Injectable()
export class SignInCodes {
  private readonly keys: readonly Buffer[];

  constructor(
    private readonly transactions: Transactions,
    private readonly limiters: RateLimiters,
    private readonly outbox: Outbox,
    private readonly texts: TextMessages,
    private readonly dailyTexts: DailyTexts,
    config: Config,
  ) {
    this.keys = config.codeSecrets.keys('sign-in digits');
  }

  /**
   * Requests a message with digits. Accounts are not looked up here, so that neither the response nor its time
   * reveals if the address has one.
   * @returns the same times again within 30 seconds, without another message
   * @throws otp.too-many at the limits; request.invalid for a phone number while SMS is not offered
   */
  async request(address: string, language: Language): Promise<RequestedCode> {
    assertNoTransaction('Asking for a one-time number');
    const [hash] = this.hashesOf(address) as [Buffer];
    const isPhone = isMobileNumber(address);
    if (isPhone && !this.texts.isOffered)
      throw new InvalidRequest({ errors: [{ field: 'to', message: 'Please enter a valid email address.' }] });
    const [allowance, key] = isPhone ? [PER_NUMBER, hash.toString('base64url')] : [PER_ADDRESS, address];
    await this.limiters.assertLeft(allowance, key);
    const sent = await this.transactions.run(async () => {
      const values = [hash, this.sealed(address, hash), randomBytes(16), language];
      const [code] = await this.transactions.query<RequestedCode>(REQUEST, values);
      if (code) await (isPhone ? this.text(code.id) : this.mail(code.id));
      return code;
    });
    if (sent) {
      await this.limiters.take(allowance, key).catch(() => undefined);
      return sent;
    }
    const [known] = await this.transactions.query<RequestedCode>(REQUESTED, [hash]);
    if (!known) throw new DigitsExpired();
    return known;
  }

  private mail(codeId: number): Promise<void> {
    return this.outbox.publish('sign-in-code.requested', { codeId });
  }

  private async text(codeId: number): Promise<void> {
    if (!(await this.dailyTexts.take())) throw new TooManyDigits();
    await this.outbox.publish('sign-in-code.text-requested', { codeId });
  }

  /** @returns null when the number was used or is too old */
  async toMail(id: number): Promise<{ address: string; digits: string; language: Language } | null> {
    const [row] = await this.transactions.query<SealedRow & { salt: Buffer }>(TO_MAIL, [id]);
    if (!row) return null;
    const digits = digitsOf(row.salt, this.keys[0] as Buffer);
    return { address: this.addressOf(row), digits, language: row.language };
  }

  /**
   * Compares typed digits; each call uses one try, correct or not. Use or exchange the proof in the
   * transaction of its effect.
   * @throws otp.expired (410), otp.wrong (400) with `triesLeft`
   */
  async prove(address: string, digits: string): Promise<ProvenCode> {
    const [code] = await this.transactions.query<ProvenCode>(TAKE_TRY, [this.hashesOf(address)]);
    if (!code) throw new DigitsExpired();
    if (!areDigitsOf(digits, code.salt, this.keys))
      throw new DigitsWrong({ triesLeft: Math.max(0, code.triesLeft) });
    return code;
  }

  /**
   * Call within a transaction.
   * @throws otp.expired (410) when another request used it
   */
  async use({ id, salt }: ProvenCode): Promise<void> {
    if ((await this.transactions.query(USE, [id, salt])).length === 0) throw new DigitsExpired();
  }

  /**
   * Exchanges correct digits for a ticket that opens an account of the address. Call within a transaction.
   * @throws otp.expired (410) when another request used it
   */
  async exchange({ id, salt }: ProvenCode): Promise<string> {
    const ticket = randomBytes(24).toString('base64url');
    const given = await this.transactions.query(GIVE_TICKET, [id, salt, hashOfTicket(ticket)]);
    if (given.length === 0) throw new DigitsExpired();
    return ticket;
  }

  /** Call within a transaction. @returns the address that the ticket proves, null if it is unknown, used or expired */
  async useTicket(ticket: string): Promise<{ address: string; language: Language } | null> {
    const [row] = await this.transactions.query<SealedRow>(USE_TICKET, [hashOfTicket(ticket)]);
    return row ? { address: this.addressOf(row), language: row.language } : null;
  }

  /** One hash per version of the key; the first is stored. */
  private hashesOf(address: string): Buffer[] {
    return this.keys.map((key) => createHmac('sha256', key).update(`address\0${address}`).digest());
  }

  private sealed(address: string, hash: Buffer): Buffer {
    return sealSecret(Buffer.from(address), hash.readUInt32BE(), this.keys);
  }

  private addressOf({ addressHash, sealedAddress }: SealedRow): string {
    return openSecret(sealedAddress, addressHash.readUInt32BE(), this.keys).toString();
  }
}
