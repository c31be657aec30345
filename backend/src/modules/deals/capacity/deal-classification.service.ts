import { Injectable } from '@nestjs/common';
import { InvalidRequest } from '../../../common/errors/common.errors.js';
import { isStillReferred } from '../../../common/errors/constraint.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { SettingsService } from '../../settings/index.js';
import type { DealForm } from '../editor/deal-form.js';
import { ACTIVE_AREA, IS_BOOKED_AHEAD, KNOWN_PLACES } from './deal-places.sql.js';

const unknown = (field: 'categoryId' | 'locationId'): Error => {
  const message =
    field === 'locationId' ? 'Please choose a city from the list' : 'Please choose a category from the list';
  return new InvalidRequest({ errors: [{ field, message }] }, message);
};

/** Converts the database error for an unknown category or city to `request.invalid`. */
export function assertCategoryAndCity(error: unknown): never {
  if (!isStillReferred(error)) throw error;
  const constraint = (error as { driverError?: { constraint?: string } }).driverError?.constraint ?? '';
  throw unknown(constraint.includes('location') ? 'locationId' : 'categoryId');
}

type Place = Pick<DealForm, 'categoryId' | 'locationId'>;

/** Checks the category and city of a deal. */
@Injectable()
export class DealClassification {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Disabled categories and cities cannot be chosen, but deals keep them (rule T2). Rejects with `request.invalid`.
   * @param before current category and city of the deal
   */
  async assertChoosable({ categoryId, locationId }: Place, before?: Place): Promise<void> {
    const [known] = await this.transactions.query<{ category: boolean; location: boolean }>(KNOWN_PLACES, [
      categoryId,
      locationId,
      before?.categoryId ?? null,
      before?.locationId ?? null,
    ]);
    if (!known?.category) throw unknown('categoryId');
    if (!known.location) throw unknown('locationId');
  }

  /** Rejects a disabled area with `request.invalid`. */
  async assertAreaKnown(areaId: number): Promise<void> {
    const [known] = await this.transactions.query<{ id: number }>(ACTIVE_AREA, [areaId]);
    if (known) return;
    const message = 'Please choose an area from the list';
    throw new InvalidRequest({ errors: [{ field: 'venue.areaId', message }] }, message);
  }

  /** Default validity of a code in this category, in hours. Categories that are booked ahead have a longer one (P3). */
  async usualValidity(categoryId: number): Promise<number> {
    const [family] = await this.transactions.query<{ isBookedAhead: boolean }>(IS_BOOKED_AHEAD, [categoryId]);
    return this.settings.value(family?.isBookedAhead ? 'passes.bookedAheadHours' : 'passes.usualHours');
  }
}
