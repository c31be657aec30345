import type { DataSource } from 'typeorm';
import {
  CURRENT_ROLE,
  grantPartitionFunctions,
  grantRows,
  grantSequences,
  PARTITIONS,
  VIEWS,
} from './application-role.sql.js';

/** Append-only tables: the application role cannot update or delete their rows. */
const APPEND_ONLY = [
  'audit_log',
  'points_ledger',
  'ledger_accounts',
  'ledger_transactions',
  'ledger_entries',
  'payment_events',
  'invoices',
  'payouts',
  'vendor_statements',
  'stated_days',
  'price_log',
];

/**
 * Grants the server's role reading and writing of rows, and revokes changes of append-only tables. Views are
 * read-only, because a change through a view would have the rights of its owner. Partitions are used through their table only, so
 * that its rights hold.
 */
export async function grantToApplication(owner: DataSource, applicationUrl: string): Promise<void> {
  const role = decodeURIComponent(new URL(applicationUrl).username);
  const [{ owner: self }] = await owner.query<[{ owner: string }]>(CURRENT_ROLE);
  if (!role || role === self) return;
  const grantee = `"${role.replaceAll('"', '""')}"`;
  await owner.query(`GRANT USAGE ON SCHEMA public TO ${grantee}`);
  await owner.query(grantRows(grantee));
  await owner.query(grantSequences(grantee));
  const views = await owner.query<{ name: string }[]>(VIEWS);
  for (const { name } of views) await owner.query(`REVOKE INSERT, UPDATE, DELETE ON ${name} FROM ${grantee}`);
  const partitions = await owner.query<{ name: string }[]>(PARTITIONS);
  for (const { name } of partitions) await owner.query(`REVOKE ALL ON ${name} FROM ${grantee}`);
  await owner.query(grantPartitionFunctions(grantee));
  await owner.query(`REVOKE UPDATE, DELETE, TRUNCATE ON ${APPEND_ONLY.join(', ')} FROM ${grantee}`);
  await owner.query(`REVOKE INSERT, UPDATE, DELETE ON schema_migrations FROM ${grantee}`);
}
