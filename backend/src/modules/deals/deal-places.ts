import { Injectable } from '@nestjs/common';
import { InvalidRequest } from '../../common/errors/common.errors.js';
import { isStillReferred } from '../../common/errors/constraint.js';
import { Transactions } from '../../common/transactions/transactions.js';
import type { DealForm } from './deal-form.js';

const unknown = (field: 'categoryId' | 'locationId'): Error => {
  const message =
    field === 'locationId' ? 'Please choose a city from the list' : 'Please choose a category from the list';
  return new InvalidRequest({ errors: [{ field, message }] }, message);
};

/** Turns the database's refusal of a category or city that is not there into `request.invalid`. */
export function refuseUnknownPlace(error: unknown): never {
  if (!isStillReferred(error)) throw error;
  const constraint = (error as { driverError?: { constraint?: string } }).driverError?.constraint ?? '';
  throw unknown(constraint.includes('location') ? 'locationId' : 'categoryId');
}

/** Whether a deal's category and city exist, for changes that are stored before they are applied. */
@Injectable()
export class DealPlaces {
  constructor(private readonly transactions: Transactions) {}

  /** Refuses with `request.invalid`. */
  async assertKnown({ categoryId, locationId }: Pick<DealForm, 'categoryId' | 'locationId'>): Promise<void> {
    const [known] = await this.transactions.query<{ category: boolean; location: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM categories WHERE id = $1) AS category,
         $2::int IS NULL OR EXISTS (SELECT 1 FROM locations WHERE id = $2) AS location`,
      [categoryId, locationId],
    );
    if (!known?.category) throw unknown('categoryId');
    if (!known.location) throw unknown('locationId');
  }
}
