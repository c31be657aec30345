import type { QueryRunner } from 'typeorm';

const KINDS = `
  SELECT ARRAY(SELECT found[1] FROM pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([a-z-]+)''', 'g') AS found
    WHERE c.conname = 'ledger_transactions_kind_check') AS kinds`;

/**
 * Allows further kinds of ledger transactions in addition to the allowed ones. A later migration validates
 * the constraint.
 */
export async function withLedgerKinds(db: QueryRunner, added: readonly string[]): Promise<void> {
  const [row] = (await db.query(KINDS)) as { kinds: string[] }[];
  const kinds = [...new Set([...(row?.kinds ?? []), ...added])];
  await db.query(`
    ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_kind_check,
      ADD CONSTRAINT ledger_transactions_kind_check CHECK (kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})) NOT VALID`);
}
