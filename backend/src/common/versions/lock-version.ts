import type { FindOptionsWhere, Repository } from 'typeorm';
import type { ErrorClass } from '../errors/app-error.js';
import { VersionConflict } from '../errors/common.errors.js';

/** A row that two admins may edit concurrently. */
export interface Versioned {
  id: number;
  version: number;
}

/**
 * Locks a row until commit, for a change that is based on `version`. Call within a transaction.
 * @param missing the error for an unknown id
 * @throws `missing` (404); version.conflict (409) with the current version
 */
export async function lockVersion<Row extends Versioned>(
  rows: Repository<Row>,
  id: number,
  version: number,
  missing: ErrorClass,
): Promise<Row> {
  const row = await rows.findOne({
    where: { id } as FindOptionsWhere<Row>,
    lock: { mode: 'pessimistic_write' },
  });
  if (!row) throw new missing();
  if (row.version !== version) throw new VersionConflict({ currentVersion: row.version });
  return row;
}
