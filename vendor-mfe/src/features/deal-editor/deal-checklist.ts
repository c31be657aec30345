import { findDealFieldError, type Moment } from './deal-errors';
import type { DealForm } from './deal-fields';
import { dealPriceOf } from './price/deal-price';
import { wholeNumberOf } from '../../shared/price/whole-number';

export interface Check {
  readonly name: 'price' | 'title' | 'description' | 'dates' | 'category' | 'photos';
  readonly isDone: boolean;
}

/** Discount in whole percent; 0 without one. */
export function shareSaved(form: DealForm): number {
  const original = wholeNumberOf(form.originalPrice) ?? 0;
  const price = dealPriceOf(form);
  if (original === 0 || price === null) return 0;
  return Math.max(0, Math.round(((original - price) / original) * 100));
}

/** Checklist for a good deal before it is submitted. */
export function checklistOf(form: DealForm, at: Moment): Check[] {
  const isRight = (...fields: (keyof DealForm)[]): boolean =>
    fields.every((field) => findDealFieldError(form, field, at) === null);
  return [
    {
      name: 'price',
      isDone: isRight('originalPrice', 'discountValue', 'discountedPrice') && shareSaved(form) > 0,
    },
    { name: 'title', isDone: isRight('title') },
    { name: 'description', isDone: isRight('description') },
    { name: 'dates', isDone: isRight('startDay', 'endDay') },
    { name: 'category', isDone: isRight('categoryId') },
    { name: 'photos', isDone: form.photos.length > 0 },
  ];
}
