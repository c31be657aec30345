import { lines, priceFor, venue } from './contents/content-kinds';
import {
  atVisit,
  choice,
  count,
  day,
  money,
  optionalText,
  orZero,
  several,
  text,
  type FieldKind,
} from './field-kinds';
import { photos } from './photos/photo-kinds';
import type { DiscountType } from './price/discount';

/** How long a code is good, in hours. */
export const passValidities = [24, 72, 168, 720] as const;
export type PassValidity = (typeof passValidities)[number];

export const dealTaxes = ['included', 'vat-extra', 'vat-and-service-extra'] as const;
export type DealTaxes = (typeof dealTaxes)[number];

export const dealFoods = ['veg', 'halal'] as const;
export type DealFood = (typeof dealFoods)[number];

type SaleMode = 'counter' | 'prepaid';

/** The fields of a deal in the order of the form. */
export const dealFields = {
  discountType: choice<DiscountType>('kind', 'kind', 'percentage'),
  title: text('title'),
  titleNe: optionalText('titleNe'),
  description: text('description'),
  descriptionNe: optionalText('descriptionNe'),
  included: lines('included'),
  includedNe: lines('includedNe'),
  excluded: lines('excluded'),
  excludedNe: lines('excludedNe'),
  /** In their order; cards show the first one. */
  photos: photos('photos'),
  originalPrice: orZero(money('originalPrice')),
  /** Decimal text, or the words of the badge where the shop names the price. */
  discountValue: text('discount'),
  /** Only read where the shop names the price. */
  discountedPrice: orZero(money('dealPrice')),
  startDay: day('starts', 'startDate'),
  endDay: day('ends', 'endDate'),
  categoryId: choice<number | null>('category', 'category', null),
  locationId: choice<number | null>('city', 'city', null),
  saleMode: choice<SaleMode>('saleMode', 'sale', 'counter'),
  /** What the price is without. */
  taxes: choice<DealTaxes>('taxes', 'taxes', 'included'),
  priceFor: priceFor('priceFor'),
  /** What holds for all of the food. */
  food: several<DealFood>('food', 'food'),
  passValidityHours: choice<PassValidity>('validity', 'validity', 24),
  redemptionLimit: count('limit'),
  totalLimit: count('total'),
  dailyLimit: count('daily'),
  pointsEarned: orZero(count('points')),
  /** 0 = Sunday. */
  weekdays: atVisit(several<number>('weekdays', 'weekdays')),
  /** 16:30. */
  hoursFrom: atVisit(optionalText('hoursFrom')),
  hoursUntil: atVisit(optionalText('hoursUntil')),
  /** Days in Nepal. */
  blackoutDates: atVisit(several<string>('blackoutDates', 'days')),
  minimumBill: atVisit(money('minimumBill')),
  partySize: atVisit(count('partySize')),
  branchIds: atVisit(several<number>('branches', 'branches')),
  /** Instead of the branches. */
  venue: venue('venue'),
};

type Fields = typeof dealFields;
export type FormField = keyof Fields;

/** What is typed and chosen in the form. Numbers stay text until they are sent. */
export type DealForm = {
  [F in FormField]: Fields[F] extends FieldKind<infer Value, unknown> ? Value : never;
};

/** What the API takes, field by field. */
export type SentFields = { [F in FormField]: ReturnType<Fields[F]['write']> };

export const formFields = Object.keys(dealFields) as FormField[];

/** The field kinds without their types, to go through all of them. */
export const fieldKinds = dealFields as unknown as Readonly<Record<FormField, FieldKind<unknown, unknown>>>;

/** The name that the API uses for a field. */
export const storedName = (field: FormField): string => fieldKinds[field].stored ?? field;

/** The field for a name of the API, or for a part of it, such as `venue.name`. */
export const fieldOf = (stored: string): string => {
  const [name = stored] = stored.split('.');
  return formFields.find((field) => storedName(field) === name) ?? name;
};

/** One value per field of the form. */
export const eachField = <Values>(valueOf: (field: FormField) => unknown): Values =>
  Object.fromEntries(formFields.map((field) => [field, valueOf(field)])) as Values;
