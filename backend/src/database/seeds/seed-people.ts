import { cities } from './content/cities.js';
import { firstNames, lastNames } from './content/people.js';
import { insertRows } from './insert-rows.js';
import type { SeedContext } from './seed-context.js';

export interface Person {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
}

interface PersonColumns {
  email?: string;
  firstName?: string;
  lastName?: string;
  role?: 'customer' | 'vendor' | 'admin';
  city?: string;
  /** Days before today; a negative number. */
  joinedOn?: number;
  isVerified?: boolean;
}

/** Creates accounts, all with the demo password, and inserts them together. */
export class PeopleWriter {
  private readonly rows: object[] = [];
  private readonly emails = new Set<string>();

  constructor(private readonly context: SeedContext) {}

  add(columns: PersonColumns = {}): Person {
    const { random, calendar, numbers, passwordHash } = this.context;
    const first_name = columns.firstName ?? random.pick(firstNames);
    const last_name = columns.lastName ?? random.pick(lastNames);
    const joined = calendar.at(columns.joinedOn ?? random.int(-210, -125), random.int(420, 1_300));
    const person = {
      id: numbers.next('users'),
      email: columns.email ?? this.freeEmail(`${first_name}.${last_name}`.toLowerCase()),
      first_name,
      last_name,
    };
    this.rows.push({
      ...person,
      email_verified_at: columns.isVerified === false ? null : joined,
      role: columns.role ?? 'customer',
      loyalty_points: 0,
      phone: `98000${String(10_000 + person.id).slice(-5)}`,
      city:
        columns.city ??
        random.weighted(
          cities,
          ({ slug }) => ({ kathmandu: 14, lalitpur: 8, pokhara: 7, bhaktapur: 3 })[slug] ?? 1,
        ).name,
      password: passwordHash,
      language: random.chance(0.25) ? 'ne' : 'en',
      created_at: joined,
      updated_at: joined,
    });
    return person;
  }

  async write(): Promise<void> {
    await insertRows(this.context.db, 'users', this.rows);
  }

  private freeEmail(name: string): string {
    let email = `${name}@example.com`;
    for (let number = 2; this.emails.has(email); number++) email = `${name}${number}@example.com`;
    this.emails.add(email);
    return email;
  }
}
