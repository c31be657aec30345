import type pg from 'pg';

/**
 * The name of a payment slip's file in the media store. The public URL of images does not serve such names,
 * and a newer slip replaces the older one.
 */
export const slipFile = (paymentId: string): string => `${paymentId}/slip`;

/** @returns the names of the files of all payment slips */
export async function slipFiles(db: pg.ClientBase): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'SELECT public_id AS id FROM payments WHERE slip_at IS NOT NULL ORDER BY public_id',
  );
  return rows.map(({ id }) => slipFile(id));
}
