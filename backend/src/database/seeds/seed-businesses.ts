import { slugOf } from '../../modules/vendors/index.js';
import { type BusinessIdea, DEMO_BUSINESS } from './content/businesses.js';
import { nepaliBusinesses } from './content/businesses.ne.js';
import { categories } from './content/categories.js';
import { cities } from './content/cities.js';
import { positions } from './content/people.js';
import { places } from './content/places.js';
import { insertRows } from './insert-rows.js';
import { areaOfAddress, type SeededCatalog } from './seed-catalog.js';
import type { SeedContext } from './seed-context.js';
import type { PeopleWriter, Person } from './seed-people.js';

export interface Branch {
  id: number;
  vendor_id: number;
  name: string;
  citySlug: string;
}

export interface Business extends BusinessIdea {
  id: number;
  slug: string;
  owner: Person;
  /** Counter staff with their branch. */
  counter: { userId: number; branchId: number }[];
  branches: Branch[];
  /** Number of days since its registration. */
  since: number;
  plan: 'free' | 'silver' | 'gold';
}

/** Pending business that was asked for a change, so that the lane Waiting of the workbench has an item. */
const DEMO_OWNER = 'vendor@example.com';
const ASKED_BUSINESS = 'Butwal Bag Cafe';
const ASKED_NOTE = 'The photo of the PAN certificate is dark. Please take it again in daylight.';

const PLAN_IDS = { free: null, silver: 2, gold: 3 };

/** Unverified and new businesses have paid for no plan. */
function planOf({ name, status, isNew }: BusinessIdea): Business['plan'] {
  if (name === DEMO_BUSINESS) return 'gold';
  if (isNew) return 'free';
  return status === 'verified' || status === 'suspended' ? 'silver' : 'free';
}

const cityOf = (slug: string): (typeof cities)[number] =>
  cities.find((city) => city.slug === slug) as (typeof cities)[number];

/** Adds owners and staff to the writer at once; the other rows are inserted by `writeBusinesses`. */
export function addBusinesses(
  context: SeedContext,
  people: PeopleWriter,
  ideas: readonly BusinessIdea[],
): Business[] {
  const { random, numbers } = context;
  return ideas.map((idea): Business => {
    const isDemo = idea.name === DEMO_BUSINESS;
    const slug = idea.slug ?? slugOf(idea.name);
    const id = numbers.next('vendors');
    const branches = (idea.hasNoBranch ? [] : idea.places).map((key) => ({
      id: numbers.next('branches'),
      vendor_id: id,
      name: places[key].name,
      citySlug: places[key].city,
    }));
    const city = cityOf(places[idea.places[0] as keyof typeof places].city).name;
    const isOld = !idea.isNew && (idea.status === 'verified' || idea.status === 'suspended');
    const since = isOld ? random.int(-200, -150) : random.int(-6, -1);
    const owner = people.add(
      isDemo
        ? {
            email: DEMO_OWNER,
            firstName: 'Himani',
            lastName: 'Gurung',
            role: 'vendor',
            city,
            joinedOn: since,
          }
        : { email: `owner.${slug}@example.com`, role: 'vendor', city, joinedOn: since },
    );
    const counter = (idea.isNew ? [] : branches).map((branch, index) => ({
      userId: people.add(
        isDemo && index === 0
          ? { email: 'staff@example.com', firstName: 'Ramesh', lastName: 'Thapa', city, joinedOn: since }
          : { city, joinedOn: since },
      ).id,
      branchId: branch.id,
    }));
    return { ...idea, id, slug, owner, counter, branches, since, plan: planOf(idea) };
  });
}

export async function writeBusinesses(
  context: SeedContext,
  catalog: SeededCatalog,
  all: readonly Business[],
): Promise<void> {
  await insertRows(
    context.db,
    'vendors',
    all.map((business) => vendorRow(context, business)),
  );
  await insertRows(
    context.db,
    'branches',
    all.flatMap((business) =>
      business.branches.map((branch, index) => branchRow(context, catalog, business, branch, index)),
    ),
  );
  await insertRows(
    context.db,
    'staff_members',
    all.flatMap((business) => staffRows(context, business)),
  );
}

/** Day of the paid plan's start: spread over the year, so that each month has some, but never before the business joined. */
const planStartOf = ({ id, since, owner }: Business): number =>
  owner.email === DEMO_OWNER ? since : Math.max(since, -5 - ((id * 37) % 150));

/** Two days after the registration, with both papers. */
function verificationOf({ calendar }: SeedContext, { status, since }: Business): object {
  const wasVerified = status === 'verified' || status === 'suspended';
  return {
    verified_at: wasVerified ? calendar.at(Math.min(since + 2, -1), 720) : null,
    verified_papers: wasVerified ? ['registration', 'tax'] : [],
  };
}

function vendorRow(context: SeedContext, business: Business): object {
  const { random, calendar } = context;
  const at = calendar.at(business.since, 660);
  const [first] = business.places;
  const place = places[first as keyof typeof places];
  const phone = `98010${String(10_000 + business.id).slice(-5)}`;
  const isPaid = business.plan !== 'free';
  const isAsked = business.name === ASKED_BUSINESS;
  const planSince = planStartOf(business);
  return {
    id: business.id,
    user_id: business.owner.id,
    slug: business.slug,
    business_name: business.name,
    name_ne: nepaliBusinesses[business.name]?.nameNe ?? null,
    business_type: random.pick(['Sole proprietorship', 'Private limited', 'Partnership']),
    category: categories.find(({ slug }) => slug === business.category)?.name,
    description: business.description,
    description_ne: nepaliBusinesses[business.name]?.descriptionNe ?? null,
    website: null,
    vat_number: String(random.int(600_000_000, 699_999_999)),
    registration_number: `${random.int(10_000, 99_999)}/0${random.int(74, 82)}`,
    address: place.address,
    city: cityOf(place.city).name,
    phone,
    email: `namaste@${business.slug}.example`,
    contact_name: `${business.owner.first_name} ${business.owner.last_name}`,
    contact_position: random.pick(positions),
    contact_phone: phone,
    contact_email: business.owner.email,
    status: business.status,
    ...verificationOf(context, business),
    status_reason: business.statusReason,
    asked_at: isAsked ? calendar.at(-1, 700) : null,
    asked_reasons: isAsked ? ['paper-not-readable'] : [],
    asked_note: isAsked ? ASKED_NOTE : null,
    plan: business.plan,
    subscription_plan_id: PLAN_IDS[business.plan],
    billing_cycle: isPaid ? 'yearly' : null,
    subscription_status: isPaid ? 'active' : 'pay_later',
    subscription_start_date: isPaid ? calendar.at(planSince, 660) : null,
    current_period_end: isPaid ? calendar.endOf(planSince + 365) : null,
    cancel_at_period_end: false,
    version: 1,
    submitted_at: at,
    created_at: at,
    updated_at: at,
  };
}

/** A small offset from the well-known place. */
const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Every second branch closes at noon for a while, every third on Saturdays. */
function openingHours(branchId: number): object[] {
  const spans =
    branchId % 2 === 0
      ? [
          { opens: '11:00', closes: '15:00' },
          { opens: '17:00', closes: '22:00' },
        ]
      : [{ opens: '10:00', closes: '21:00' }];
  return WEEK.filter((weekday) => branchId % 3 > 0 || weekday < 6).flatMap((weekday) =>
    spans.map((span) => ({ weekday, ...span })),
  );
}

function branchRow(
  { random, calendar }: SeedContext,
  catalog: SeededCatalog,
  business: Business,
  { id, vendor_id, name, citySlug }: Branch,
  index: number,
): object {
  const place = places[business.places[index] as keyof typeof places];
  const at = calendar.at(business.since, 700 + index);
  const beside = (degrees: number): number => Number((degrees + (random.next() - 0.5) / 500).toFixed(6));
  return {
    id,
    vendor_id,
    name,
    address: place.address,
    hours: openingHours(id),
    city: cityOf(citySlug).name,
    area_id: areaOfAddress(catalog, citySlug, `${place.address} ${place.name}`),
    latitude: beside(place.latitude),
    longitude: beside(place.longitude),
    created_at: at,
    updated_at: at,
  };
}

function staffRows({ calendar, numbers }: SeedContext, business: Business): object[] {
  const row = (user_id: number, role: string, branch_id: number | null): object => ({
    id: numbers.next('staff_members'),
    user_id,
    vendor_id: business.id,
    role,
    branch_id,
    created_at: calendar.at(business.since, 720),
  });
  return [
    row(business.owner.id, 'owner', null),
    ...business.counter.map(({ userId, branchId }) => row(userId, 'counter', branchId)),
  ];
}
