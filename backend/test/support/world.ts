import { createHash, randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { ApiClient } from './api/api-client.js';

export const PASSWORD = 'two plates of momo';
const passwordHash = hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

/** The path of an uploaded photo, for deals that need one. */
export const PHOTO = '/media/0199aaaa-0000-7000-8000-000000000001/640.webp';

export interface Person {
  id: number;
  email: string;
  client: ApiClient;
}

export interface Business {
  id: number;
  branchId: number;
  owner: Person;
}

const PLAN_IDS = { free: null, silver: 2, gold: 3 };

let counter = 0;
const next = (): number => ++counter;

/** Keeps generated names distinct between test files that share a database. */
export const nameFrom = (first: number): void => void (counter = first);

/** Creates users, businesses and deals directly in the database, signed in and ready. */
export class World {
  constructor(
    private readonly database: pg.Pool,
    private readonly url: string,
  ) {}

  /** Two categories (Dining with its child Cafes), another one, and two cities. */
  async catalog(): Promise<void> {
    await this.database.query(`
      INSERT INTO categories (id, slug, name, name_ne, icon, parent_id, position) VALUES
        (1, 'dining', 'Dining', 'खानपान', 'utensils', NULL, 1), (2, 'hotels', 'Hotels', 'होटल', 'bed', NULL, 2), (4, 'cafes', 'Cafes', 'क्याफे', 'coffee', 1, 3)
        ON CONFLICT DO NOTHING;
      INSERT INTO locations (id, slug, name, name_ne, latitude, longitude, position) VALUES
        (1, 'kathmandu', 'Kathmandu', 'काठमाडौँ', 27.7172, 85.324, 1), (2, 'pokhara', 'Pokhara', 'पोखरा', 28.2096, 83.9856, 2)
        ON CONFLICT DO NOTHING;
      INSERT INTO memberships (slug, name, name_ne, price_yearly, points_multiplier, position) VALUES
        ('basic', 'Basic', 'बेसिक', 0, 1, 1), ('premium', 'Premium', 'प्रिमियम', 999, 2, 2), ('vip', 'VIP', 'भीआईपी', 1999, 3, 3)
        ON CONFLICT DO NOTHING`);
  }

  async person(
    requested: {
      role?: 'customer' | 'vendor' | 'admin';
      verified?: boolean;
      firstName?: string;
      lastName?: string;
    } = {},
  ): Promise<Person> {
    const email = `person${next()}@example.com`;
    const id = await this.insert('users', {
      email,
      first_name: requested.firstName ?? 'Sujata',
      last_name: requested.lastName ?? 'Rai',
      phone: '9800000000',
      city: 'Kathmandu',
      password: await passwordHash,
      role: requested.role ?? 'customer',
      email_verified_at: requested.verified === false ? null : new Date(),
    });
    return { id, email, client: await this.signedIn(id) };
  }

  /** An owner of the marketplace by default. */
  async admin(role: 'owner' | 'moderator' | 'support' | 'finance' = 'owner'): Promise<Person> {
    const person = await this.person({ role: 'admin' });
    await this.database.query('INSERT INTO admin_roles (user_id, role) VALUES ($1, $2)', [person.id, role]);
    return person;
  }

  /** A business on the Gold plan by default, so that tests do not reach a plan's limits by chance. */
  async business(
    requested: { status?: string; name?: string; city?: string; plan?: 'free' | 'silver' | 'gold' } = {},
  ): Promise<Business> {
    const owner = await this.person({ role: 'vendor' });
    const number = next();
    const id = await this.insert('vendors', {
      user_id: owner.id,
      slug: `shop-${number}`,
      business_name: requested.name ?? `Shop ${number}`,
      category: 'Dining',
      description: 'A shop that exists for tests only.',
      status: requested.status ?? 'verified',
      plan: requested.plan ?? 'gold',
      subscription_plan_id: PLAN_IDS[requested.plan ?? 'gold'],
      subscription_status: requested.plan === 'free' ? 'pay_later' : 'active',
      current_period_end: requested.plan === 'free' ? null : new Date(Date.now() + 30 * 86_400_000),
    });
    const branchId = await this.insert('branches', {
      vendor_id: id,
      name: 'Thamel',
      address: 'Thamel Marg',
      city: requested.city ?? 'Kathmandu',
      latitude: 27.7154,
      longitude: 85.3123,
    });
    await this.insert('staff_members', { user_id: owner.id, vendor_id: id, role: 'owner' });
    return { id, branchId, owner };
  }

  /** Adds a branch, so that a use has a branch only if the request names one (rule L4). @returns its id */
  secondBranch({ id }: Pick<Business, 'id'>): Promise<number> {
    return this.insert('branches', {
      vendor_id: id,
      name: 'Patan',
      address: 'Mangal Bazaar',
      city: 'Lalitpur',
      latitude: 27.6727,
      longitude: 85.3253,
    });
  }

  async staff(
    business: Business,
    role: 'manager' | 'counter' = 'counter',
    branchId: number | null = null,
    rights: string[] | null = null,
  ): Promise<Person> {
    const person = await this.person({ firstName: 'Ramesh', lastName: 'Thapa' });
    await this.insert('staff_members', {
      user_id: person.id,
      vendor_id: business.id,
      role,
      rights,
      branch_id: branchId,
    });
    return person;
  }

  /**
   * A live deal: Rs. 1000 for 500, ten points, no limits. Accepts columns of `deals` and `deal_capacities`,
   * and `is_featured`.
   */
  async deal(business: Pick<Business, 'id'>, columns: Record<string, unknown> = {}): Promise<number> {
    const { total_limit = null, daily_limit = null, is_featured = false, ...own } = columns;
    const deal = {
      vendor_id: business.id,
      category_id: 1,
      location_id: 1,
      title: 'Two plates of momo',
      description: 'Buff or veg, steamed or kothey, with tomato achar.',
      discount_type: 'buyXgetY',
      discount_value: 'Buy 1 Get 1 Free',
      original_price: 1_000,
      discounted_price: 500,
      start_date: new Date(Date.now() - 86_400_000),
      end_date: new Date(Date.now() + 30 * 86_400_000),
      points_earned: 10,
      moderation_status: 'approved',
      first_approved_at:
        own['moderation_status'] && own['moderation_status'] !== 'approved' ? null : new Date(),
      rejection_reason: own['moderation_status'] === 'rejected' ? 'Price unclear' : null,
      ...own,
    };
    const id = await this.insert('deals', deal);
    await this.database.query(
      'INSERT INTO deal_capacities (deal_id, total_limit, daily_limit) VALUES ($1, $2, $3)',
      [id, total_limit, daily_limit],
    );
    if (is_featured)
      await this.insert('featured_slots', { deal_id: id, place: 'featured', starts_at: new Date() });
    return id;
  }

  async membership(userId: number, slug: 'premium' | 'vip'): Promise<void> {
    await this.database.query(
      `INSERT INTO user_memberships (user_id, membership_id, starts_at, ends_at)
       SELECT $1, id, now() - interval '1 day', now() + interval '1 year' FROM memberships WHERE slug = $2`,
      [userId, slug],
    );
  }

  /** A session straight in the table: no password is hashed. */
  private async signedIn(userId: number): Promise<ApiClient> {
    const sid = randomBytes(32).toString('base64url');
    const stored = createHash('sha256').update(sid).digest('base64url');
    await this.database.query(
      `INSERT INTO sessions (sid, user_id, sess, expire) VALUES ($1, $2, '{}', now() + interval '1 day')`,
      [stored, userId],
    );
    const client = new ApiClient(this.url);
    client.cookie = `${this.url.startsWith('https:') ? '__Host-' : ''}dobbar_sid=${sid}`;
    return client;
  }

  private async insert(table: string, row: Record<string, unknown>): Promise<number> {
    const columns = Object.keys(row);
    const { rows } = await this.database.query<{ id: number }>(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')}) RETURNING id`,
      Object.values(row),
    );
    return (rows[0] as { id: number }).id;
  }
}
