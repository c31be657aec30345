import type { AdminRole } from '../../common/access/rights.js';
import { insertRows } from './insert-rows.js';
import { Random } from './random.js';
import type { SeedContext } from './seed-context.js';
import { PeopleWriter, type Person } from './seed-people.js';

const SEED = 2_083;

const OTHERS: readonly { email: string; firstName: string; lastName: string; role: AdminRole }[] = [
  { email: 'moderator@example.com', firstName: 'Sabina', lastName: 'Karki', role: 'moderator' },
  { email: 'support@example.com', firstName: 'Bikash', lastName: 'Gurung', role: 'support' },
  { email: 'finance@example.com', firstName: 'Anita', lastName: 'Joshi', role: 'finance' },
];

/**
 * Writes the roles of the marketplace's staff: its owner and one more admin of each other role. They have random
 * numbers of their own, so that the rest of the demo does not depend on their count.
 */
export async function seedAdmins(context: SeedContext, owner: Person): Promise<void> {
  const people = new PeopleWriter({ ...context, random: new Random(SEED) });
  const others = OTHERS.map(({ role, ...columns }) => {
    const { id } = people.add({ ...columns, role: 'admin', city: 'Kathmandu' });
    return { user_id: id, role };
  });
  await people.write();
  await insertRows(context.db, 'admin_roles', [{ user_id: owner.id, role: 'owner' }, ...others]);
}
