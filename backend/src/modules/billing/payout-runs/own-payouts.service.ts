import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock.js';
import { nepalMoment } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import type { CsvRow } from '../../../common/csv/csv.js';
import { SettingsService } from '../../settings/index.js';
import { ENTRY_KINDS } from './payout-entries.js';
import type { NextPayoutView, OwedView, PayoutLineView, PayoutStatementView } from './own-payout.view.js';
import { HELD_UNTIL, ORDERED, OWED_SINCE, PAYOUT_ENTRIES, PAYOUT_STATEMENT } from './own-payouts.sql.js';
import { type EntryTitle, EntryTitles } from './entry-titles.port.js';
import { expectedCutoffOf, nextPayoutDay } from './payout-day.policy.js';
import { addToLines, type PayoutEntry } from './payout-lines.policy.js';
import { PayoutMissing } from './payout-run.errors.js';
import { NEXT_SUM } from './payout-runs.sql.js';

const BATCH = 1_000;

type Expected = Pick<NextPayoutView, 'amount' | 'withheldPaisa' | 'leftOut'>;
interface Batch {
  rows: PayoutEntry[];
  titles: ReadonlyMap<string, EntryTitle>;
}
type Sums = Omit<PayoutStatementView, 'lines'>;

/** A business's own payouts (rule PO7). Requests for another business's payout return 404. */
@Injectable()
export class OwnPayouts {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly titles: EntryTitles,
  ) {}

  /** The ordered payout, else the expected one of the next payout day. */
  async next(vendorId: number): Promise<NextPayoutView> {
    const leastRupees = await this.settings.value('payouts.leastRupees');
    const [owed] = await this.transactions.query<OwedView>(OWED_SINCE, [vendorId]);
    const [account] = await this.transactions.query<{ heldUntil: string }>(HELD_UNTIL, [vendorId]);
    if (!owed) throw new Error('The sums since the last payout answered nothing.');
    const shared = { leastRupees, owed, heldUntil: account?.heldUntil ?? null };
    const [ordered] = await this.transactions.query<Omit<NextPayoutView, keyof typeof shared>>(ORDERED, [
      vendorId,
    ]);
    if (ordered) return { ...ordered, ...shared };
    const day = nextPayoutDay(this.clock.now());
    const cutoff = expectedCutoffOf(day);
    const [sum] = await this.transactions.query<Expected>(NEXT_SUM, [cutoff, leastRupees * 100, vendorId]);
    const { leftOut, amount, withheldPaisa } = sum ?? { leftOut: 'too-little', amount: 0, withheldPaisa: 0 };
    return {
      ...{ day, state: 'expected', cutoffAt: cutoff.toISOString(), withheldPaisa, leftOut, ...shared },
      amount: leftOut ? 0 : amount,
    };
  }

  /** @throws payout.not-found (404) */
  async one(vendorId: number, id: string): Promise<PayoutStatementView> {
    const statement = await this.sums(vendorId, id);
    const lines = new Map<string, PayoutLineView>();
    for await (const { rows, titles } of this.batches(vendorId, id)) addToLines(lines, rows, titles);
    return { ...statement, lines: [...lines.values()] };
  }

  /**
   * The statement without its lines.
   * @throws payout.not-found (404)
   */
  async sums(vendorId: number, id: string): Promise<Sums> {
    const [statement] = await this.transactions.query<Sums>(PAYOUT_STATEMENT, [vendorId, id]);
    if (!statement) throw new PayoutMissing();
    return statement;
  }

  /** Entries of a payout in chronological order. */
  async *entries(vendorId: number, id: string, language: 'en' | 'ne'): AsyncGenerator<CsvRow[]> {
    for await (const { rows, titles } of this.batches(vendorId, id))
      yield rows.map(({ at, kind, source, paisa }) => [
        nepalMoment(at),
        (ENTRY_KINDS[kind] ?? ENTRY_KINDS['other'])?.[language] ?? kind,
        titleIn(language, titles.get(source)),
        paisa / 100,
      ]);
  }

  private async *batches(vendorId: number, id: string): AsyncGenerator<Batch> {
    let last = '0';
    for (;;) {
      const rows = await this.transactions.query<PayoutEntry>(PAYOUT_ENTRIES, [vendorId, id, last, BATCH]);
      yield { rows, titles: await this.titles.of(rows) };
      const end = rows.at(-1);
      if (!end || rows.length < BATCH) return;
      last = end.rowId;
    }
  }
}

const titleIn = (language: 'en' | 'ne', about: EntryTitle | undefined): string | null =>
  (language === 'ne' ? about?.titleNe : null) ?? about?.title ?? null;
