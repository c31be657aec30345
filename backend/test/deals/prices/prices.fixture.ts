import { day, running, shop, world } from '../vendor-deals.fixture.js';

export const ago = (days: number): Date => new Date(Date.now() - days * day);

/** A live deal of the shop that began `from` days ago. */
export const shownSince = (from: number, columns: Record<string, unknown> = {}): Promise<number> =>
  world.deal(shop, { start_date: ago(from), first_approved_at: ago(from), ...columns });

/** An item whose regular price is known since `from` days, as if it had been recorded then. */
export async function itemSince(from: number, regularPrice: number, name = 'Plate of momo'): Promise<number> {
  const { rows } = await running.database.query<{ id: number }>(
    'INSERT INTO price_items (vendor_id, name) VALUES ($1, $2) RETURNING id',
    [shop.id, name],
  );
  const id = rows[0]?.id as number;
  await running.database.query(
    `INSERT INTO price_log (item_id, in_force_from, starts_at, regular_price, source, photo)
     VALUES ($1, $2, $2, $3, 'recorded', '/media/menu.webp')`,
    [id, ago(from), regularPrice],
  );
  return id;
}

export const confirmed = (item: number): Record<string, unknown> => ({
  price_item_id: item,
  price_item_confirmed_at: new Date(),
});
