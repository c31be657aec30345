import { migrate } from '../../../src/database/migrate.js';
import { rightsInBusiness, rightsInMarketplace } from '../../../src/common/access/rights.js';
import { type EmptyPlace, emptyPlace } from '../../support/database/restored-copy.js';

/** Last migration before rights. */
const BEFORE = 'ExternalIdentities1771100001800';

const PEOPLE = `
  INSERT INTO users (email, first_name, last_name, role) VALUES
    ('admin@example.com', 'Asmita', 'Rai', 'admin'), ('second@example.com', 'Bina', 'Rai', 'admin'),
    ('owner@example.com', 'Maya', 'Rai', 'vendor'), ('manager@example.com', 'Nima', 'Rai', 'customer'),
    ('counter@example.com', 'Ramesh', 'Rai', 'customer');
  INSERT INTO vendors (user_id, slug, business_name, category, description)
  SELECT id, 'shop', 'Shop', 'Dining', 'A shop from before rights.' FROM users WHERE email = 'owner@example.com';
  INSERT INTO staff_members (user_id, vendor_id, role)
  SELECT u.id, v.id, split_part(u.email::text, '@', 1) FROM users u, vendors v
  WHERE split_part(u.email::text, '@', 1) IN ('owner', 'manager', 'counter')`;

describe('the migration to rights', () => {
  let place: EmptyPlace;

  beforeAll(async () => {
    place = await emptyPlace('rights');
  });

  afterAll(() => place.remove());

  it('makes admins owners, and gives and takes no right of people of businesses (H5, Y9)', async () => {
    const { DATABASE_MIGRATION_URL: owner = '', DATABASE_URL: application = '' } = place.env;
    await migrate(owner, application, { upTo: BEFORE });
    await place.database.query(PEOPLE);
    await migrate(owner, application);
    const { rows: admins } = await place.database.query(
      'SELECT u.email::text AS email, r.role FROM admin_roles r JOIN users u ON u.id = r.user_id ORDER BY email',
    );
    expect(admins).toEqual([
      { email: 'admin@example.com', role: 'owner' },
      { email: 'second@example.com', role: 'owner' },
    ]);
    expect(rightsInMarketplace('owner')).toContain('roles');
    const { rows: members } = await place.database.query<{
      role: 'owner' | 'manager' | 'counter';
      rights: null;
    }>('SELECT role, rights FROM staff_members ORDER BY role');
    expect(members.map(({ role, rights }) => [role, rightsInBusiness(role, rights)])).toEqual([
      ['counter', ['counter']],
      ['manager', ['counter', 'deals', 'reviews', 'money']],
      ['owner', ['counter', 'deals', 'reviews', 'money', 'staff']],
    ]);
  }, 180_000);
});
