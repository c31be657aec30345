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
import type { DiscountType } from '../../shared/price/discount';
import { photos } from './photos/photo-kinds';

/** Possible validity of a code, in hours. */
export const passValidities = [24, 72, 168, 720] as const;
export type PassValidity = (typeof passValidities)[number];

export const dealTaxes = ['included', 'vat-extra', 'vat-and-service-extra'] as const;
export type DealTaxes = (typeof dealTaxes)[number];

export const dealFoods = ['veg', 'halal'] as const;
export type DealFood = (typeof dealFoods)[number];

type SaleMode = 'counter' | 'prepaid';

/** Fields of a deal, in the order of the form. */
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
  /** In order; cards show the first photo. */
  photos: photos('photos'),
  originalPrice: orZero(money('originalPrice')),
  /** Decimal text, or the badge text if the business sets the price. */
  discountValue: text('discount'),
  /** Only used if the business sets the price. */
  discountedPrice: orZero(money('dealPrice')),
  startDay: day('starts', 'startDate'),
  endDay: day('ends', 'endDate'),
  categoryId: choice<number | null>('category', 'category', null),
  locationId: choice<number | null>('city', 'city', null),
  saleMode: choice<SaleMode>('saleMode', 'sale', 'counter'),
  /** Taxes and charges that the price does not include. */
  taxes: choice<DealTaxes>('taxes', 'taxes', 'included'),
  priceFor: priceFor('priceFor'),
  /** Item of the price log; an admin confirms it. */
  priceItemId: choice<number | null>('priceItem', 'item', null),
  /** Properties that apply to all of the food. */
  food: several<DealFood>('food', 'food'),
  passValidityHours: choice<PassValidity>('validity', 'validity', 24),
  redemptionLimit: count('limit'),
  totalLimit: count('total'),
  dailyLimit: count('daily'),
  pointsEarned: orZero(count('points')),
  /** 0 = Sunday. */
  weekdays: atVisit(several<number>('weekdays', 'weekdays')),
  /** Time of day, such as 16:30. */
  hoursFrom: atVisit(optionalText('hoursFrom')),
  hoursUntil: atVisit(optionalText('hoursUntil')),
  /** Calendar days in Nepal. */
  blackoutDates: atVisit(several<string>('blackoutDates', 'days')),
  minimumBill: atVisit(money()),
  partySize: atVisit(count()),
  branchIds: atVisit(several<number>('branches', 'branches')),
  /** Replaces the branches as the location. */
  venue: venue('venue'),
};

type Fields = typeof dealFields;
export type FormField = keyof Fields;

/** Form values. Numbers stay text until the form is sent. */
export type DealForm = {
  [F in FormField]: Fields[F] extends FieldKind<infer Value, unknown> ? Value : never;
};

/** Values for the API, by field. */
export type SentFields = { [F in FormField]: ReturnType<Fields[F]['write']> };

export const formFields = Object.keys(dealFields) as FormField[];

/** Field kinds without their value types, for iteration. */
export const fieldKinds = dealFields as unknown as Readonly<Record<FormField, FieldKind<unknown, unknown>>>;

type OptionalNumber = {
  [F in FormField]: Fields[F] extends FieldKind<string, number | null> ? F : never;
}[FormField];

/** True for an optional number of the visit. Such fields are displayed alike and checked by the bounds of the API alone. */
export const isVisitNumber = (field: FormField): field is OptionalNumber =>
  fieldKinds[field].group === 'visit' && ['number', 'money'].includes(fieldKinds[field].shown);

/** API name of a field. */
export const storedName = (field: FormField): string => fieldKinds[field].stored ?? field;

/** Form field for an API name or a part of it, such as `venue.name`. */
export const fieldOf = (stored: string): string => {
  const [name = stored] = stored.split('.');
  return formFields.find((field) => storedName(field) === name) ?? name;
};

/** Builds an object with one value per form field. */
export const eachField = <Values>(valueOf: (field: FormField) => unknown): Values =>
  Object.fromEntries(formFields.map((field) => [field, valueOf(field)])) as Values;
