import type { Browser, BrowserContext, Page } from '@playwright/test';
import pg from 'pg';
import { aBuyer } from './buyers.ts';
import type { DemoAccount } from './people.ts';

/** New signed-in account of a role. A passkey on a demo account would lock out the concurrent tests. */
export interface RoleAccount {
  id: number;
  email: string;
  page: Page;
  context: BrowserContext;
}

const SHOP = `
  INSERT INTO vendors (user_id, slug, business_name, category, description, status)
  VALUES ($1::int, 'tea-room-' || $1::int, 'Tea Room ' || $1::int, 'Dining', 'A tea room with a garden, for tests alone.', 'verified')
  RETURNING id`;
const BRANCH = `
  INSERT INTO branches (vendor_id, name, address, city, latitude, longitude)
  VALUES ($1, 'Patan', 'Mangal Bazar', 'Kathmandu', 27.6727, 85.3252)`;

export async function roleAccount(browser: Browser, role: DemoAccount): Promise<RoleAccount> {
  const { email, context } = await aBuyer(browser);
  const database = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await database.connect();
  try {
    const id = await idOf(database, email);
    if (role === 'admin') {
      await database.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [id]);
      await database.query(`INSERT INTO admin_roles (user_id, role) VALUES ($1, 'owner')`, [id]);
    }
    if (role === 'vendor') await openShop(database, id);
    if (role === 'staff') {
      const owner = await aBuyer(browser);
      await owner.context.close();
      const shop = await openShop(database, await idOf(database, owner.email));
      await database.query(
        `INSERT INTO staff_members (user_id, vendor_id, role) VALUES ($1, $2, 'manager')`,
        [id, shop],
      );
    }
    return { id, email, context, page: await context.newPage() };
  } finally {
    await database.end();
  }
}

async function idOf(database: pg.Client, email: string): Promise<number> {
  const { rows } = await database.query<{ id: number }>('SELECT id FROM users WHERE email = $1', [email]);
  return (rows[0] as { id: number }).id;
}

async function openShop(database: pg.Client, owner: number): Promise<number> {
  const { rows } = await database.query<{ id: number }>(SHOP, [owner]);
  const { id } = rows[0] as { id: number };
  await database.query(BRANCH, [id]);
  await database.query(`INSERT INTO staff_members (user_id, vendor_id, role) VALUES ($1, $2, 'owner')`, [
    owner,
    id,
  ]);
  await database.query(`UPDATE users SET role = 'vendor' WHERE id = $1`, [owner]);
  return id;
}
