import type { KeysetList } from '../../../common/paging/keyset-list.sql.js';
import { businessNamed } from '../../vendors/index.js';
import type { BalancesQuery } from './balance.dto.js';

/** Balances of businesses, the largest first; zero balances are included only in a search by name. */
export const BALANCES: KeysetList<BalancesQuery> = {
  from: 'vendor_balances b',
  id: 'b.vendor_id',
  joins: 'JOIN vendor_cards v ON v.id = b.vendor_id',
  columns: `
    v.id, json_build_object('id', v.id, 'businessName', v.business_name, 'nameNe', v.name_ne) AS vendor, b.owed_paisa AS "owedPaisa",
    b.unused_paisa AS "unusedPaisa",
    (SELECT iso(max(p.created_at)) FROM payouts p WHERE p.vendor_id = b.vendor_id) AS "lastPaidAt"`,
  sorts: {
    most: { key: 'b.owed_paisa', type: 'row', direction: 'DESC' },
    least: { key: 'b.owed_paisa', type: 'row', direction: 'ASC' },
  },
  sort: ({ sort }) => sort ?? 'most',
  conditions: ({ search, vendor }, parameters) => [
    !search && !vendor && '(b.owed_paisa <> 0 OR b.unused_paisa <> 0)',
    vendor && `b.vendor_id = ${parameters.add(vendor)}`,
    search &&
      // Names first, then their balances: never along all of them, however many the planner expects.
      `b.vendor_id = ANY (ARRAY(SELECT v.id FROM vendor_cards v WHERE ${businessNamed(search, parameters)}))`,
  ],
};

/** Kinds of transactions that change a business's balance, payouts excluded. */
export const EARNED = `('sale', 'use', 'use-return', 'lapse', 'cancellation', 'points')`;

/** $1 the business, $2 today in Nepal. Includes transactions since the last statement. */
export const OWN_BALANCE = `
  SELECT coalesce((SELECT owed_paisa FROM vendor_balances WHERE vendor_id = $1), 0)::float8 AS "owedPaisa",
    coalesce((SELECT unused_paisa FROM vendor_balances WHERE vendor_id = $1), 0)::float8 AS "unusedPaisa",
    (SELECT to_char(max(day), 'YYYY-MM-DD') FROM stated_days) AS "statedUntil",
    coalesce((SELECT sum(-e.paisa) FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
      JOIN ledger_transactions t ON t.id = e.transaction_id AND t.kind IN ${EARNED}
      WHERE a.vendor_id = $1 AND t.created_at >= start_of_nepal_day($2::date)), 0)::float8 AS "todayPaisa", points_paused($1) AS "pointsPaused"`;
