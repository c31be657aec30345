import { Injectable } from '@nestjs/common';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { TooManyRequests } from '../../../common/errors/common.errors.js';
import { RateLimiters } from '../../../common/rate-limit/rate-limiters.js';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay, startOfNepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { SettingsService } from '../../settings/index.js';
import { PassCodes } from '../passes/pass-codes.service.js';
import type { LookupDto } from '../passes/pass.dto.js';
import { PassMissing, PassOfOtherVendor, TooManyWrongCodes } from '../passes/pass.errors.js';
import { counterPassOf } from './counter-pass.js';
import { ACCEPTED_SINCE, type CounterPassRow, PASS_BY_CODE, PASS_BY_ID } from './counter.sql.js';
import type { CounterPassView } from './counter.view.js';

/** Wrong typed codes per minute: of a person or an API key at one device, and at all devices. Right codes are not counted. */
const WRONG_CODES = { name: 'wrong-code', points: 5, seconds: 60 };
const WRONG_CODES_ANYWHERE = { name: 'wrong-code-person', points: 30, seconds: 60 };

/** A staff member at a counter. */
export interface AtCounter {
  user: SessionUser;
  staff: StaffOf;
  /** The browser. */
  device: string;
}

/**
 * Branch of the counter: fixed for staff of one branch, otherwise the one that the request names, otherwise the only one of the
 * business (rule L4).
 */
export const standingAt = (
  staff: StaffOf,
  branchId: number | undefined,
  { onlyBranchId }: Pick<CounterPassRow, 'onlyBranchId'>,
): number | null => staff.branchId ?? branchId ?? onlyBranchId;

/** Finds passes for the counter of a business. */
@Injectable()
export class CounterPasses {
  constructor(
    private readonly transactions: Transactions,
    private readonly codes: PassCodes,
    private readonly settings: SettingsService,
    private readonly limiters: RateLimiters,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the pass of a code without using it. Rejects `code.malformed`, `pass.not-found`,
   * `pass.other-vendor`, and after five wrong typed codes within a minute `code.too-many-wrong` (429, rule
   * J4).
   */
  async lookup(who: AtCounter, { code, branchId }: LookupDto): Promise<CounterPassView> {
    const pass = await this.find(who, code);
    return this.view(pass, standingAt(who.staff, branchId, pass));
  }

  /** Passes accepted today in Nepal, newest first; staff of one branch see that branch only. */
  async today(staff: StaffOf): Promise<CounterPassView[]> {
    const since = startOfNepalDay(nepalDay(this.clock.now()));
    const rows = await this.transactions.query<CounterPassRow>(ACCEPTED_SINCE, [
      staff.vendorId,
      since,
      staff.branchId,
    ]);
    const minutes = await this.voidMinutes();
    return rows.map((row) => this.viewWith(row, null, minutes));
  }

  /** A pass of the business, used or not. @param branchId branch of the counter, if the request names one */
  async one(passId: string, staff: StaffOf, branchId?: number): Promise<CounterPassView> {
    const [pass] = await this.transactions.query<CounterPassRow>(PASS_BY_ID, [passId]);
    if (!pass || pass.vendorId !== staff.vendorId) throw new PassMissing();
    return this.view(pass, standingAt(staff, branchId, pass));
  }

  /**
   * Finds the pass of a scanned or typed code.
   * @throws code.malformed, pass.not-found, pass.other-vendor, code.too-many-wrong (429)
   */
  async find({ user, staff, device }: AtCounter, text: string): Promise<CounterPassRow> {
    const code = this.codes.read(text);
    if (code.kind === 'signed' && code.vendorId !== staff.vendorId) throw new PassOfOtherVendor();
    const person = user.apiKey ? `key:${user.apiKey.id}` : `${staff.vendorId}:${user.id}`;
    const guesses = [
      { allowance: WRONG_CODES, key: `${person}:${device}` },
      { allowance: WRONG_CODES_ANYWHERE, key: person },
    ];
    // Checked before the lookup, so that a guesser learns nothing about a hit either.
    if (code.kind === 'typed')
      await Promise.all(guesses.map(({ allowance, key }) => this.limiters.assertLeft(allowance, key))).catch(
        asTooManyWrongCodes,
      );
    const [pass] = await (code.kind === 'signed'
      ? this.transactions.query<CounterPassRow>(PASS_BY_ID, [code.passId])
      : this.transactions.query<CounterPassRow>(PASS_BY_CODE, [
          code.vendorId ?? staff.vendorId,
          code.hashes,
        ]));
    if (pass?.vendorId === staff.vendorId) return pass;
    // Codes of another business too: otherwise its codes could be guessed without a limit.
    if (code.kind === 'typed')
      for (const { allowance, key } of guesses)
        await this.limiters.take(allowance, key).catch(asTooManyWrongCodes);
    throw pass ? new PassOfOtherVendor() : new PassMissing();
  }

  voidMinutes(): Promise<number> {
    return this.settings.value('passes.voidMinutes');
  }

  async view(pass: CounterPassRow, branchId: number | null): Promise<CounterPassView> {
    return this.viewWith(pass, branchId, await this.voidMinutes());
  }

  private viewWith(pass: CounterPassRow, branchId: number | null, voidMinutes: number): CounterPassView {
    return counterPassOf(pass, {
      code: this.codes.typed(pass),
      branchId,
      voidMinutes,
      now: this.clock.now(),
    });
  }
}

/** A separate error code: the counter continues to scan after it, unlike after other limits. */
function asTooManyWrongCodes(error: unknown): never {
  throw error instanceof TooManyRequests ? new TooManyWrongCodes(error.details) : error;
}
