import { DEMO_BUSINESS } from './content/businesses.js';
import { insertRows } from './insert-rows.js';
import type { SeedContext } from './seed-context.js';
import type { SeededDeal } from './seed-deals.js';

const PENDING_ELSEWHERE = 5;
const PRICE_RISE = 1.12;

/** Pending changes of live deals, and a rejected one of the demo vendor. */
export async function seedRevisions(
  { db, calendar, numbers, random }: SeedContext,
  deals: readonly SeededDeal[],
): Promise<void> {
  const live = deals.filter(({ state, business }) => state === 'live' && business.status === 'verified');
  const own = live.filter(({ business }) => business.name === DEMO_BUSINESS);
  const elsewhere = random.shuffled(
    live.filter(
      ({ business, offer }) => business.name !== DEMO_BUSINESS && offer.discountType === 'buyXgetY',
    ),
  );
  const row = (
    deal: SeededDeal,
    changes: object,
    status: string,
    submitted: Date,
    reason: string | null = null,
  ): object => ({
    id: numbers.next('deal_revisions'),
    deal_id: deal.id,
    changes,
    status,
    reason,
    submitted_at: submitted,
    decided_at: status === 'pending' ? null : new Date(submitted.getTime() + 40_000_000),
  });
  const [momo, , jhol] = own as [SeededDeal, SeededDeal, SeededDeal];
  const momoChanges = {
    title: 'Two plates of buff, veg or paneer momo',
    titleNe: 'दुई प्लेट बफ, भेज वा पनिर मम',
    originalPrice: 640,
    discountedPrice: 320,
    included: [
      'Two plates of ten momo: buff, veg or paneer',
      'Steamed or kothey, one kind for each plate',
      'Tomato-timur achar and one refill of soup',
    ],
    includedNe: [
      'दस-दस ममका दुई प्लेट: बफ, भेज वा पनिर',
      'स्टिम वा कोथे, हरेक प्लेट एक थरी',
      'गोलभेँडा-टिमुरको अचार र एक पटक थप सुप',
    ],
    endDate: calendar.endOf(72).toISOString(),
  };
  await insertRows(db, 'deal_revisions', [
    row(
      jhol,
      { originalPrice: 1_200, discountedPrice: 600 },
      'rejected',
      calendar.at(-33, 700),
      'The price nearly doubles within one month. Please explain it or keep it.',
    ),
    ...elsewhere
      .slice(0, PENDING_ELSEWHERE)
      .map((deal, index) =>
        row(
          deal,
          dearer(deal, calendar.endOf(deal.period.end + 30)),
          'pending',
          calendar.at(-1 - index, 620 + 37 * index),
        ),
      ),
    row(momo, momoChanges, 'pending', calendar.at(-1, 1_010)),
  ]);
}

/** A slightly higher price and a month longer, the most common change by businesses. */
function dearer({ originalPrice, discountedPrice }: SeededDeal, end: Date): object {
  const raised = (price: number): number => Math.round((price * PRICE_RISE) / 20) * 20;
  return {
    originalPrice: raised(originalPrice),
    discountedPrice: Math.round((raised(originalPrice) * discountedPrice) / originalPrice),
    endDate: end.toISOString(),
  };
}
