import type pg from 'pg';
import type { CodeSecrets } from '../config/keys/code-secrets.js';
import { isSealedWithFirst, openSecret, sealSecret } from '../modules/auth/index.js';
import { replaceValue, sealedValues } from './reseal-column.sql.js';
import type { SealedColumn } from './sealed-columns.js';

const BATCH = 500;

interface Row {
  id: string;
  owner: number;
  sealed: Buffer;
}

/**
 * Seals every value again that another version than the first sealed. Each row has a separate statement, so
 * that the product continues to run; a row that was changed concurrently is skipped, because it was sealed
 * with the first version then.
 * @returns number of resealed values
 * @throws if a version that sealed a value is missing
 */
export async function resealColumn(
  db: pg.Client,
  place: SealedColumn,
  secrets: CodeSecrets,
): Promise<number> {
  const keys = secrets.keys(place.purpose);
  const next = sealedValues(place, BATCH);
  const replace = replaceValue(place);
  let count = 0;
  for (let last = '0'; ;) {
    const { rows } = await db.query<Row>(next, [last]);
    for (const row of rows.filter((one) => !isSealedWithFirst(one.sealed, one.owner, keys))) {
      const again = sealSecret(openSecret(row.sealed, row.owner, keys), row.owner, keys);
      count += (await db.query(replace, [row.id, row.sealed, again])).rowCount ?? 0;
    }
    last = rows.at(-1)?.id ?? '';
    if (rows.length < BATCH) return count;
  }
}
