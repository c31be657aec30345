import { InvalidRequest } from '../../../common/errors/common.errors.js';
import { declaredFields } from '../../../common/validation/declared-fields.js';
import type { Deal } from '../deal.entity.js';
import { assertDates, assertRunsLongEnough } from '../deal.policy.js';
import { type Photo, picturesOf } from '../photos/deal-photos.js';
import { columnsOf, contentOf, linesOf, settledContent } from './deal-content.js';
import { priced } from './deal-pricing.js';
import { CreateDealDto } from './deal.dto.js';

/** Fields of a deal that its business determines. */
export type DealForm = Required<Omit<CreateDealDto, 'vendorId' | 'photos' | 'priceItemId'>> & {
  photos: Photo[];
};

/** All fields of a new deal; the business and the item of the price log are decided apart. */
const FIELDS = declaredFields(CreateDealDto).filter(
  (field) => field !== 'vendorId' && field !== 'priceItemId',
) as (keyof DealForm)[];

/** Fields stored with the capacity, not in the deal's row. */
export const CAPACITY_FIELDS = ['totalLimit', 'dailyLimit'] as const;

export type Limits = Pick<DealForm, (typeof CAPACITY_FIELDS)[number]>;

const minutes = (time: string | null): string | null => time?.slice(0, 5) ?? null;

/** Sorts and removes duplicates, so that equal selections are equal values. An empty selection becomes null. */
function inOrder<T extends string | number>(values: T[] | null): T[] | null {
  if (!values?.length) return null;
  return [...new Set(values)].sort((a, b) => (a < b ? -1 : 1));
}

/** Current form of a deal. @param beside values stored outside of the deal's row */
export function formOf(deal: Deal, beside: Limits & Pick<DealForm, 'photos'>): DealForm {
  const form = Object.fromEntries(
    FIELDS.map((field) => [field, { ...deal, ...contentOf(deal), ...beside }[field] ?? null]),
  ) as unknown as DealForm;
  return { ...form, hoursFrom: minutes(deal.hoursFrom), hoursUntil: minutes(deal.hoursUntil) };
}

/** Splits a settled form into the deal's row, the limits of its capacity and its photos. */
export function rowOf({ totalLimit, dailyLimit, priceFor, venue, photos, ...fields }: DealForm): {
  row: Partial<Deal>;
  limits: Limits;
  photos: Photo[];
} {
  return {
    row: { ...fields, ...linesOf(fields), ...columnsOf({ priceFor, venue }) },
    limits: { totalLimit, dailyLimit },
    photos,
  };
}

/** Fills missing fields of a new form with defaults. @param usualHours default validity of a code */
export function newForm(sent: CreateDealDto, usualHours: number): DealForm {
  const form = Object.fromEntries(FIELDS.map((field) => [field, sent[field] ?? null])) as unknown as DealForm;
  return {
    ...form,
    ...picturesOf(sent),
    saleMode: sent.saleMode ?? 'counter',
    taxes: sent.taxes ?? 'included',
    pointsEarned: sent.pointsEarned ?? 0,
    passValidityHours: sent.passValidityHours ?? usualHours,
  };
}

/** Changes to a form, as sent or stored. */
export type DealChanges = Partial<Omit<DealForm, 'photos'>> & Pick<CreateDealDto, 'photos'>;

/** Applies changes to a form; undefined and unknown fields are ignored. */
export function withChanges(form: DealForm, changes: DealChanges): DealForm {
  const sent = Object.entries(changes).filter(
    ([field, value]) => (FIELDS as string[]).includes(field) && value !== undefined,
  );
  return { ...form, ...Object.fromEntries(sent), ...picturesOf(changes, form.photos) };
}

/**
 * Checks rules across fields and computes the price. Rejects with `request.invalid`.
 * @param unchangedStart stored start of the deal, which may be in the past
 */
export function settled(form: DealForm, now: Date, unchangedStart?: Date): DealForm {
  assertDates(form, now, unchangedStart);
  assertRunsLongEnough(form);
  if ((form.hoursFrom === null) !== (form.hoursUntil === null)) {
    throw new InvalidRequest({
      errors: [{ field: 'hoursUntil', message: 'Please give both the first and the last hour' }],
    });
  }
  if (form.hoursFrom !== null && form.hoursFrom === form.hoursUntil) {
    throw new InvalidRequest({
      errors: [{ field: 'hoursUntil', message: 'The last hour must differ from the first' }],
    });
  }
  const price = priced(form);
  if (form.saleMode === 'prepaid' && price.discountedPrice === 0) {
    throw new InvalidRequest({
      errors: [{ field: 'saleMode', message: 'A deal that is bought in advance needs a price above 0' }],
    });
  }
  if (form.saleMode === 'prepaid' && form.taxes !== 'included') {
    throw new InvalidRequest({
      errors: [
        {
          field: 'taxes',
          message: 'The price of a deal that is bought in advance includes VAT and service charge',
        },
      ],
    });
  }
  return {
    ...form,
    ...price,
    ...linesOf(form),
    ...settledContent(form),
    food: inOrder(form.food),
    weekdays: inOrder(form.weekdays),
    blackoutDates: inOrder(form.blackoutDates),
    branchIds: inOrder(form.branchIds),
  };
}

/** Changed fields with their new values. Dates are ISO strings, so that the result can be stored as JSON. */
export function changedFields(before: DealForm, after: DealForm): Record<string, unknown> {
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
  return Object.fromEntries(
    FIELDS.filter(
      (field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null),
    ).map((field) => [field, plain(after[field])]),
  );
}

/** Converts stored changes to the values of the form. */
export function storedChanges(changes: Record<string, unknown>): DealChanges {
  const dates = (['startDate', 'endDate'] as const).filter((field) => changes[field] !== undefined);
  return {
    ...changes,
    ...Object.fromEntries(dates.map((field) => [field, new Date(changes[field] as string)])),
  };
}
