import { type DealTaxes, coverKeyOf, type CoverList, loadCovers, priced } from '../../modules/deals/index.js';
import { DEMO_BUSINESS } from './content/businesses.js';
import { foods } from './content/food.js';
import { alwaysLiveTitles, featuredTitles, nepaliTexts, type Offer, offers } from './content/offers/index.js';
import { dealContents } from './content/deal-contents.js';
import { rejections } from './content/rejections.js';
import { venues } from './content/venues.js';
import { type DealLimits, limitsOf } from './deal-limits.js';
import { type DealState, mixedStates, type Period, periodOf } from './deal-periods.js';
import { planHimchuli, type PlannedOffer } from './himchuli-plan.js';
import { insertRows } from './insert-rows.js';
import type { Branch, Business } from './seed-businesses.js';
import { areaOfAddress, type SeededCatalog } from './seed-catalog.js';
import type { SeedContext } from './seed-context.js';

export interface SeededDeal extends PlannedOffer {
  id: number;
  business: Business;
  /** Branch whose city lists the deal. */
  branch: Branch;
  originalPrice: number;
  discountedPrice: number;
  points: number;
  taxes: DealTaxes;
  /** VAT and service charge included. */
  sumToPay: number;
}

const FEATURED = new Set(featuredTitles);
const VALIDITY: Partial<Record<Business['category'], 72 | 168 | 720>> = {
  hotels: 168,
  beauty: 168,
  adventure: 168,
  attractions: 72,
  fitness: 72,
  retail: 720,
};

const PREPAID_KINDS: ReadonlySet<Business['category']> = new Set([
  'hotels',
  'beauty',
  'adventure',
  'attractions',
  'fitness',
]);

/** Every second deal of businesses for stays, trips and treatments, which are booked ahead. */
const isBoughtInAdvance = ({ category }: Business, index: number): boolean =>
  PREPAID_KINDS.has(category) && index % 2 === 1;

/** Factor from price to amount to pay: 10 % service charge, then 13 % VAT. */
const ON_TOP: Record<DealTaxes, number> = {
  included: 1,
  'vat-extra': 1.13,
  'vat-and-service-extra': 1.1 * 1.13,
};

/** Some restaurants exclude both from their prices, some cafes VAT; most businesses exclude neither. */
function taxesOf({ name, category }: Business, index: number): DealTaxes {
  if (name === DEMO_BUSINESS || index % 3 !== 1) return 'included';
  if (category === 'premium-dining' || category === 'casual-dining') return 'vat-and-service-extra';
  return category === 'cafes' ? 'vat-extra' : 'included';
}

/** Every deal with its business, state, period, price and limits. */
export function planDeals(context: SeedContext, businesses: readonly Business[]): SeededDeal[] {
  const { random } = context;
  const others = businesses.filter(({ name }) => name !== DEMO_BUSINESS);
  const free = others
    .filter(({ status, isNew }) => status === 'verified' && !isNew)
    .flatMap(({ name }) => offers[name] ?? []);
  const states = mixedStates(free.filter(({ title }) => !alwaysLiveTitles.has(title)).length, random);
  const stateOf = (business: Business, { title }: Offer): DealState => {
    if (business.status === 'suspended') return 'live';
    if (business.status !== 'verified' || business.isNew) return 'pending';
    return alwaysLiveTitles.has(title) ? 'live' : (states.pop() ?? 'live');
  };
  return businesses.flatMap((business) => {
    const plans =
      business.name === DEMO_BUSINESS
        ? planHimchuli(
            context.calendar,
            business.branches.map(({ id }) => id),
          )
        : (offers[business.name] ?? []).map((offer, index) =>
            planned(context, business, offer, index, stateOf(business, offer)),
          );
    return plans.map((plan, index) => seeded(context, business, plan, index));
  });
}

function planned(
  { random, calendar }: SeedContext,
  business: Business,
  offer: Offer,
  index: number,
  state: DealState,
): PlannedOffer {
  const isFeatured = FEATURED.has(offer.title);
  const drawn = periodOf(state, random);
  const branchIds = business.branches.map(({ id }) => id);
  const { discountedPrice } = priced(offer);
  const limits = limitsOf(
    { index, category: business.category, discountedPrice, branchIds },
    random,
    calendar,
  );
  const isLongValid = isFeatured && business.category === 'beauty';
  return {
    offer,
    state,
    period: isFeatured ? featuredPeriod(offer, drawn.end) : drawn,
    limits,
    saleMode: !isFeatured && state === 'live' && isBoughtInAdvance(business, index) ? 'prepaid' : 'counter',
    passValidityHours: isLongValid ? 720 : (VALIDITY[business.category] ?? 24),
    popularity:
      (isFeatured ? 10 : random.int(1, 3)) *
      (business.category === 'cafes' || business.category.endsWith('dining') ? 2 : 1),
  };
}

/** Periods in the order of display, long enough ago for customers to have used and reviewed the deals. */
function featuredPeriod({ title }: Offer, drawnEnd: number): Period {
  const start = -58 - 2 * featuredTitles.indexOf(title);
  return { start, submitted: start - 3, end: drawnEnd + 20 };
}

function seeded({ numbers }: SeedContext, business: Business, plan: PlannedOffer, index: number): SeededDeal {
  const { originalPrice, discountedPrice } = priced(plan.offer);
  const places = business.branches.filter(({ id }) => plan.limits.branchIds?.includes(id) ?? true);
  const branch = places[index % places.length] as Branch;
  const points = Math.min(300, Math.max(10, Math.round(Math.sqrt(discountedPrice) / 5) * 10));
  const taxes = plan.saleMode === 'prepaid' ? 'included' : taxesOf(business, index);
  const sumToPay = Math.round(discountedPrice * ON_TOP[taxes]);
  return {
    ...plan,
    id: numbers.next('deals'),
    business,
    branch,
    originalPrice,
    discountedPrice,
    points,
    taxes,
    sumToPay,
  };
}

export async function writeDeals(
  context: SeedContext,
  catalog: SeededCatalog,
  deals: readonly SeededDeal[],
): Promise<void> {
  const covers = await loadCovers();
  await insertRows(
    context.db,
    'deals',
    deals.map((deal) => ({ ...dealRow(context, catalog, deal), ...coverColumns(covers, deal) })),
  );
  await insertRows(
    context.db,
    'featured_slots',
    deals
      .filter(({ state, offer }) => state === 'live' && FEATURED.has(offer.title))
      .map(({ id, period }) => ({
        deal_id: id,
        place: 'featured',
        starts_at: context.calendar.at(period.submitted),
      })),
  );
}

function dealRow({ random, calendar }: SeedContext, catalog: SeededCatalog, deal: SeededDeal): object {
  const { offer, state, period, limits, business } = deal;
  const submitted = calendar.at(period.submitted, random.int(540, 1_080));
  const isApproved = state !== 'pending' && state !== 'rejected';
  const approved = isApproved ? new Date(submitted.getTime() + random.int(2, 8) * 1_800_000) : null;
  const rejection =
    state === 'rejected'
      ? business.name === DEMO_BUSINESS
        ? rejections[0]
        : random.pick(rejections)
      : undefined;
  const texts = nepaliTexts[offer.title];
  return {
    id: deal.id,
    vendor_id: business.id,
    category_id: catalog.categoryIds.get(business.category),
    location_id: catalog.locationIds.get(deal.branch.citySlug),
    title: offer.title,
    title_ne: texts?.titleNe ?? null,
    description: offer.description,
    description_ne: texts?.descriptionNe ?? null,
    discount_type: offer.discountType,
    discount_value: offer.discountValue,
    original_price: deal.originalPrice,
    discounted_price: deal.discountedPrice,
    start_date: calendar.at(period.start),
    end_date: calendar.endOf(period.end),
    sale_mode: deal.saleMode,
    taxes: deal.taxes,
    food: foods[offer.title] ?? null,
    points_earned: deal.points,
    pass_validity_hours: deal.passValidityHours,
    ...limitColumns(limits),
    ...venueColumns(catalog, offer),
    ...contentColumns(offer),
    is_active: state !== 'paused',
    moderation_status: isApproved ? 'approved' : state,
    rejection_reason: rejection?.reason ?? null,
    rejection_codes: rejection?.codes ?? [],
    first_approved_at: approved,
    submitted_at: submitted,
    rating_sum: 0,
    rating_count: 0,
    version: 1,
    created_at: submitted,
    updated_at: approved ?? submitted,
  };
}

const coverColumns = (covers: CoverList, { id, offer, business }: SeededDeal): object => ({
  cover_key: coverKeyOf(covers, {
    id,
    title: offer.title,
    titleNe: nepaliTexts[offer.title]?.titleNe ?? null,
    categories: [business.category],
    businessNames: [business.name],
  }),
  cover_version: covers.version,
});

const limitColumns = (limits: DealLimits): object => ({
  redemption_limit: limits.redemptionLimit,
  weekdays: limits.weekdays,
  hours_from: limits.hours?.[0] ?? null,
  hours_until: limits.hours?.[1] ?? null,
  blackout_dates: limits.blackoutDates,
  minimum_bill: limits.minimumBill,
  party_size: limits.partySize,
  branch_ids: limits.branchIds,
});

function venueColumns(catalog: SeededCatalog, { title }: Offer): object {
  const venue = venues[title];
  return {
    venue_name: venue?.name ?? null,
    venue_name_ne: venue?.nameNe ?? null,
    venue_latitude: venue?.latitude ?? null,
    venue_longitude: venue?.longitude ?? null,
    venue_area_id: venue?.area ? areaOfAddress(catalog, venue.area.city, venue.area.name) : null,
  };
}

function contentColumns({ title }: Offer): object {
  const { included = [], excluded = [], priceFor } = dealContents[title] ?? {};
  return {
    included: included.map(([english]) => english),
    included_ne: included.map(([, nepali]) => nepali),
    excluded: excluded.map(([english]) => english),
    excluded_ne: excluded.map(([, nepali]) => nepali),
    price_for_count: priceFor?.count ?? null,
    price_for_unit: priceFor?.unit ?? null,
  };
}
