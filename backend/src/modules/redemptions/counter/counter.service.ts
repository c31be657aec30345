import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/errors/app-error.js';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { TooManyRequests } from '../../../common/errors/common.errors.js';
import { CacheDrops } from '../../../common/http-cache/cache-drops.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { OutboxWakeup } from '../../../common/outbox/outbox-wakeup.js';
import { RateLimiters } from '../../../common/rate-limit/rate-limiters.js';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay, startOfNepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { LoyaltyService, pointBoundsOf, pointsOfUse } from '../../loyalty/index.js';
import { SettingsService } from '../../settings/index.js';
import { BranchesService } from '../../vendors/index.js';
import type { AcceptDto, LookupDto } from '../passes/pass.dto.js';
import { BoughtPasses } from '../issue/bought-passes.service.js';
import { CounterPassView, type CounterTaxesView } from './counter.view.js';
import { assertAcceptable, assertVoidable, stateAt, voidableUntil } from '../passes/pass.policy.js';
import { PassMissing, PassOfOtherVendor, TooManyWrongCodes } from '../passes/pass.errors.js';
import { PassCodes } from '../passes/pass-codes.service.js';
import { PassMetrics } from '../passes/passes.metrics.js';
import {
  ACCEPT,
  ACCEPTED_SINCE,
  type AcceptedRow,
  type CounterPassRow,
  EARN,
  PASS_BY_CODE,
  PASS_BY_ID,
} from './counter.sql.js';
import { RELEASED_CAPACITY, type ReleasedCapacity } from '../issue/released-capacity.sql.js';
import {
  assertBillReached,
  assertBranchSaid,
  assertPartyLargeEnough,
  assertVisitAllowed,
} from './visit.policy.js';
import { VOID } from './void-pass.sql.js';

/** Wrong typed codes per minute: of a person at one device, and of a person at all devices. Right codes are not counted. */
const WRONG_CODES = { name: 'wrong-code', points: 5, seconds: 60 };
const WRONG_CODES_ANYWHERE = { name: 'wrong-code-person', points: 30, seconds: 60 };

/** Who stands at a counter. */
export interface AtCounter {
  user: SessionUser;
  staff: StaffOf;
  /** The browser. */
  device: string;
}

/** What staff do at the counter of their business. */
@Injectable()
export class CounterService {
  constructor(
    private readonly transactions: Transactions,
    private readonly codes: PassCodes,
    private readonly bought: BoughtPasses,
    private readonly loyalty: LoyaltyService,
    private readonly branches: BranchesService,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
    private readonly wakeup: OutboxWakeup,
    private readonly drops: CacheDrops,
    private readonly limiters: RateLimiters,
    private readonly metrics: PassMetrics,
    private readonly clock: Clock,
  ) {}

  /**
   * What a code is, without using it. Refuses `code.malformed`, `pass.not-found`, `pass.other-vendor`, and after five wrong typed
   * codes within a minute `code.too-many-wrong` (429, rule J4).
   */
  async lookup(who: AtCounter, { code, branchId }: LookupDto): Promise<CounterPassView> {
    return this.view(await this.find(who, code), standingAt(who.staff, branchId));
  }

  /**
   * Accepts a code: once, by the deal's own business. Points are credited in the same transaction.
   * Refuses `pass.already-used` (409, with the first use), `pass.expired`, `pass.cancelled` (410), the deal's terms (409) and
   * `branch.not-found` (404).
   */
  async accept(who: AtCounter, { code, branchId, amount, guests }: AcceptDto): Promise<CounterPassView> {
    const { user, staff } = who;
    const pass = await this.find(who, code);
    return this.transactions.run(async () => {
      const at = standingAt(staff, branchId);
      assertAcceptable(pass, this.clock.now());
      assertVisitAllowed(pass, at, this.clock.now());
      assertBranchSaid(pass, at);
      if (typeof amount === 'number') assertBillReached(pass, amount);
      if (typeof guests === 'number') assertPartyLargeEnough(pass, guests);
      const charged = amount ?? pass.charge;
      const [accepted] = await this.transactions.query<AcceptedRow>(ACCEPT, [
        pass.rowId,
        user.id,
        at,
        charged,
        startOfNepalDay(nepalDay(this.clock.now())),
      ]);
      if (!accepted) return this.refuseUnaccepted(pass, staff, at);
      if (pass.isBought) await this.bought.used(pass.rowId);
      const earned = await this.earn(pass, accepted);
      this.wakeup.afterCommit();
      this.transactions.afterCommit(() => this.metrics.passes.labels('redeemed').inc());
      return this.view(
        {
          ...pass,
          redeemedAt: accepted.redeemedAt,
          usedAtBranch: accepted.usedAtBranch,
          ...earned,
          state: 'redeemed',
          usedBy: user.firstName,
          amount: charged,
        },
        at,
      );
    });
  }

  /**
   * Takes an acceptance back for a short while (`passes.voidMinutes`): slot, place and points. Refuses `pass.not-redeemed`, `pass.void-too-late` (409);
   * to staff of one branch another branch's is `pass.not-found` (rule J1).
   */
  async void(user: SessionUser, staff: StaffOf, passId: string, reason: string): Promise<CounterPassView> {
    return this.transactions.run(async () => {
      const [pass] = await this.transactions.query<CounterPassRow>(`${PASS_BY_ID} FOR UPDATE OF p`, [passId]);
      if (!pass || pass.vendorId !== staff.vendorId || isElsewhere(pass, staff)) throw new PassMissing();
      assertVoidable(pass, this.clock.now(), await this.voidMinutes());
      const freed = await this.takeBack(pass, reason);
      await this.loyalty.reversePass(pass.userId, pass.rowId);
      await this.audit.write({
        actorId: user.id,
        action: 'pass.voided',
        subjectType: 'pass',
        subjectId: passId,
        after: { reason, amount: pass.amount },
      });
      await this.outbox.publish('pass.voided', { passId, dealId: pass.dealId, userId: pass.userId });
      if (freed) await this.drops.drop('deals');
      return this.one(passId, staff);
    });
  }

  /** Credits what the pass promises, as far as the rules for points allow (O1 to O5). */
  private async earn(
    pass: CounterPassRow,
    use: AcceptedRow,
  ): Promise<Pick<CounterPassRow, 'points' | 'pointsWithheld'>> {
    const bounds = pointBoundsOf(await this.settings.all());
    const { points, fromBusiness, withheld } = pointsOfUse({ ...use, points: pass.pointsEarned }, bounds);
    if (points > 0 || withheld)
      await this.transactions.query(EARN, [
        pass.rowId,
        points,
        withheld,
        use.multiplier,
        fromBusiness,
        use.membershipId,
      ]);
    return { points, pointsWithheld: withheld };
  }

  /** What was bought is given anew, and its place stays taken (rule OR8). @returns whether a deal that was sold out has a place again */
  private async takeBack(pass: CounterPassRow, reason: string): Promise<boolean> {
    if (pass.isBought) {
      await this.transactions.query(VOID, [pass.rowId, reason]);
      await this.bought.replace(pass.rowId);
      return false;
    }
    const [freed] = await this.transactions.query<ReleasedCapacity>(
      `WITH pass AS (${VOID}) ${RELEASED_CAPACITY}`,
      [pass.rowId, reason],
    );
    return Boolean(freed?.wasFull);
  }

  /** What was accepted today in Nepal, newest first; staff of one branch see theirs. */
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

  /** A pass of the business, used or not. */
  async one(passId: string, staff: StaffOf): Promise<CounterPassView> {
    const [pass] = await this.transactions.query<CounterPassRow>(PASS_BY_ID, [passId]);
    if (!pass || pass.vendorId !== staff.vendorId) throw new PassMissing();
    return this.view(pass, staff.branchId);
  }

  private async find({ user, staff, device }: AtCounter, text: string): Promise<CounterPassRow> {
    const code = this.codes.read(text);
    if (code.kind === 'signed' && code.vendorId !== staff.vendorId) throw new PassOfOtherVendor();
    const person = `${staff.vendorId}:${user.id}`;
    const guesses = [
      { allowance: WRONG_CODES, key: `${person}:${device}` },
      { allowance: WRONG_CODES_ANYWHERE, key: person },
    ];
    // Before the look-up: a guesser must not be told of a hit either.
    if (code.kind === 'typed')
      await Promise.all(guesses.map(({ allowance, key }) => this.limiters.assertLeft(allowance, key))).catch(
        asTooManyWrongCodes,
      );
    const [pass] = await (code.kind === 'signed'
      ? this.transactions.query<CounterPassRow>(PASS_BY_ID, [code.passId])
      : this.transactions.query<CounterPassRow>(PASS_BY_CODE, [staff.vendorId, code.hashes]));
    if (pass) return pass;
    if (code.kind === 'typed')
      for (const { allowance, key } of guesses)
        await this.limiters.take(allowance, key).catch(asTooManyWrongCodes);
    throw new PassMissing();
  }

  /** Somebody was faster, or the branch is not one of the business. */
  private async refuseUnaccepted(pass: CounterPassRow, staff: StaffOf, at: number | null): Promise<never> {
    if (at !== null) await this.branches.one(staff.vendorId, at);
    const [current] = await this.transactions.query<CounterPassRow>(PASS_BY_ID, [pass.publicId]);
    if (current) assertAcceptable(current, this.clock.now());
    throw new PassMissing();
  }

  private voidMinutes(): Promise<number> {
    return this.settings.value('passes.voidMinutes');
  }

  private async view(pass: CounterPassRow, branchId: number | null): Promise<CounterPassView> {
    return this.viewWith(pass, branchId, await this.voidMinutes());
  }

  private viewWith(pass: CounterPassRow, branchId: number | null, voidMinutes: number): CounterPassView {
    const now = this.clock.now();
    const state = stateAt(pass, now);
    return {
      id: pass.publicId,
      code: this.codes.typed(pass),
      state,
      dealId: pass.dealId,
      dealTitle: pass.dealTitle,
      dealTitleNe: pass.dealTitleNe,
      badge: pass.badge,
      discountType: pass.discountType,
      discountValue: pass.discountValue,
      customer: pass.customer,
      charge: pass.charge,
      onTop: onTopOf(pass),
      isBought: pass.isBought,
      saves: Math.max(0, pass.originalPrice - pass.price),
      minimumBill: pass.minimumBill,
      partySize: pass.partySize,
      weekdays: pass.weekdays,
      hoursFrom: pass.hoursFrom,
      hoursUntil: pass.hoursUntil,
      blackoutDates: pass.blackoutDates,
      branches: pass.branches,
      points: pass.points,
      pointsWithheld: pass.pointsWithheld,
      issuedAt: pass.issuedAt.toISOString(),
      expiresAt: pass.expiresAt.toISOString(),
      usedAt: pass.redeemedAt?.toISOString() ?? null,
      usedAtBranch: pass.usedAtBranch,
      usedBy: pass.usedBy,
      amount: pass.amount,
      voidableUntil:
        state === 'redeemed' && pass.redeemedAt
          ? voidableUntil(pass.redeemedAt, voidMinutes).toISOString()
          : null,
      refusal: refusalOfVisit(pass, branchId, now),
    };
  }
}

/** Its own code: the counter goes on scanning meanwhile, which other limits would not allow. */
function asTooManyWrongCodes(error: unknown): never {
  throw error instanceof TooManyRequests ? new TooManyWrongCodes(error.details) : error;
}

/** Staff of one branch stand there; others may say where. */
const standingAt = (staff: StaffOf, branchId: number | undefined): number | null =>
  staff.branchId ?? branchId ?? null;

const isElsewhere = (pass: CounterPassRow, staff: StaffOf): boolean =>
  staff.branchId !== null && pass.branchId !== null && pass.branchId !== staff.branchId;

function refusalOfVisit(
  pass: CounterPassRow,
  branchId: number | null,
  now: Date,
): CounterPassView['refusal'] {
  try {
    assertAcceptable(pass, now);
    assertVisitAllowed(pass, branchId, now);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code: error.code, message: error.message };
  }
}

/** A bought code has nothing on top: its price includes both. */
function onTopOf({ isBought, taxes, price, serviceCharge, vat }: CounterPassRow): CounterTaxesView | null {
  if (isBought || taxes === 'included') return null;
  return {
    taxes,
    price,
    serviceCharge: taxes === 'vat-and-service-extra' ? (serviceCharge ?? 0) : 0,
    vat: vat ?? 0,
  };
}
