import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock.js';
import { nepalMoment } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import type { CsvRow } from '../../../common/csv/csv.js';
import { SettingsService } from '../../settings/index.js';
import { ENTRY_KINDS } from './payout-entries.js';
import type { NextPayoutView, PayoutStatementView } from './own-payout.view.js';
import { ORDERED, PAYOUT_ENTRIES, PAYOUT_STATEMENT } from './own-payouts.sql.js';
import { type EntryTitle, EntryTitles } from './entry-titles.port.js';
import { expectedCutoffOf, nextPayoutDay } from './payout-day.policy.js';
import { PayoutMissing } from './payout-run.errors.js';
import { NEXT_SUM } from './payout-runs.sql.js';

const BATCH = 1_000;

interface Entry {
  rowId: string;
  at: string;
  kind: string;
  source: string;
  paisa: number;
}

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
    const [ordered] = await this.transactions.query<NextPayoutView>(ORDERED, [vendorId]);
    if (ordered) return ordered;
    const day = nextPayoutDay(this.clock.now());
    const least = (await this.settings.value('payouts.leastRupees')) * 100;
    const [sum] = await this.transactions.query<Pick<NextPayoutView, 'amount' | 'withheldPaisa' | 'leftOut'>>(
      NEXT_SUM,
      [expectedCutoffOf(day), least, vendorId],
    );
    if (!sum) return { day, state: 'expected', amount: 0, withheldPaisa: 0, leftOut: 'too-little' };
    return { ...sum, day, state: 'expected', amount: sum.leftOut ? 0 : sum.amount };
  }

  /** @throws payout.not-found (404) */
  async one(vendorId: number, id: string): Promise<PayoutStatementView> {
    const [statement] = await this.transactions.query<PayoutStatementView>(PAYOUT_STATEMENT, [vendorId, id]);
    if (!statement) throw new PayoutMissing();
    return statement;
  }

  /** Entries of a payout in chronological order. */
  async *entries(vendorId: number, id: string, language: 'en' | 'ne'): AsyncGenerator<CsvRow[]> {
    let last = '0';
    for (;;) {
      const rows = await this.transactions.query<Entry>(PAYOUT_ENTRIES, [vendorId, id, last, BATCH]);
      const titles = await this.titles.of(rows);
      yield rows.map(({ at, kind, source, paisa }) => [
        nepalMoment(at),
        (ENTRY_KINDS[kind] ?? ENTRY_KINDS['other'])?.[language] ?? kind,
        titleIn(language, titles.get(source)),
        paisa / 100,
      ]);
      const end = rows.at(-1);
      if (!end || rows.length < BATCH) return;
      last = end.rowId;
    }
  }
}

const titleIn = (language: 'en' | 'ne', about: EntryTitle | undefined): string | null =>
  (language === 'ne' ? about?.titleNe : null) ?? about?.title ?? null;
