import { createHash } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import pg from 'pg';

/** Sets the last step-up of a session to 11 minutes ago. */
export async function ageStepUp(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies();
  const sid = cookies.find(({ name }) => name.endsWith('dobbar_sid'))?.value ?? '';
  const database = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await database.connect();
  try {
    const { rowCount } = await database.query(
      `UPDATE sessions SET stepped_up_at = now() - interval '11 minutes' WHERE sid = $1`,
      [createHash('sha256').update(sid).digest('base64url')],
    );
    if (rowCount !== 1) throw new Error('The browser has no session.');
  } finally {
    await database.end();
  }
}
