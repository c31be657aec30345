import { savedReplies } from './content/saved-replies.js';
import type { SeedContext } from './seed-context.js';

const INSERT = `
  INSERT INTO saved_replies (vendor_id, slot, use, title, text, text_ne, stars)
  SELECT v.id, $1, $2, $3, $4, $5, $6::smallint[] FROM vendors v JOIN users u ON u.id = v.user_id WHERE u.email = 'vendor@example.com'`;

/** Saved replies of the demo business. */
export async function seedSavedReplies({ db }: SeedContext): Promise<void> {
  for (const [index, { use, title, text, textNe, stars }] of savedReplies.entries())
    await db.query(INSERT, [index + 1, use, title, text, textNe, stars]);
}
