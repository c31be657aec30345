import { nepalDay } from '../../../common/time/nepal-day.js';
import type { EntryTitle } from './entry-titles.port.js';
import type { PayoutLineView } from './own-payout.view.js';

/** Ledger entry of a business's account; what the business is owed is positive. */
export interface PayoutEntry {
  rowId: string;
  at: string;
  kind: string;
  source: string;
  paisa: number;
}

const KINDS: readonly string[] = ['sale', 'use', 'use-return', 'lapse', 'cancellation', 'payout-return'];
/** Kinds with one entry per code. */
const COUNTED: readonly string[] = ['use', 'use-return', 'lapse'];

const kindOf = (kind: string): PayoutLineView['kind'] =>
  KINDS.includes(kind) ? (kind as PayoutLineView['kind']) : 'other';

/** Adds entries to the lines: one line per day, kind and deal, in the order of the first entry. */
export function addToLines(
  lines: Map<string, PayoutLineView>,
  entries: readonly PayoutEntry[],
  titles: ReadonlyMap<string, EntryTitle>,
): void {
  for (const { at, kind, source, paisa } of entries) {
    if (kind === 'payout') continue;
    const about = titles.get(source);
    const day = nepalDay(new Date(at));
    const key = JSON.stringify([day, kindOf(kind), about?.title]);
    const line = lines.get(key) ?? {
      ...{ day, kind: kindOf(kind), title: about?.title ?? null, titleNe: about?.titleNe ?? null },
      ...{ codes: COUNTED.includes(kind) ? 0 : null, paisa: 0 },
    };
    line.paisa += paisa;
    if (line.codes !== null) line.codes += 1;
    lines.set(key, line);
  }
}
