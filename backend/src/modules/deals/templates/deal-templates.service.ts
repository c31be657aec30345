import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { COMING_SEASONS, TEMPLATE_PLACE } from './deal-templates.sql.js';
import type { DealTemplateView, TemplateSeasonView } from './deal-templates.view.js';
import { type TemplatePlace, templatesFor } from './template-choice.js';

const DAY_MS = 86_400_000;
const RUNS_FOR_DAYS = 30;
/** Days before a festival from which its templates are offered. */
const AHEAD_DAYS = 45;

const NOWHERE: TemplatePlace = { categoryId: null, slug: null, parentSlug: null, locationId: null };

@Injectable()
export class DealTemplates {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @param category slug; default: the category of the business */
  async of(vendorId: number, category?: string): Promise<DealTemplateView[]> {
    const now = this.clock.now();
    const dayAfter = (days: number) => nepalDay(new Date(now.getTime() + days * DAY_MS));
    const [place] = await this.transactions.query<TemplatePlace>(TEMPLATE_PLACE, [
      vendorId,
      category ?? null,
    ]);
    const seasons = await this.transactions.query<TemplateSeasonView>(COMING_SEASONS, [
      nepalDay(now),
      dayAfter(AHEAD_DAYS),
    ]);
    const usual = { startDate: nepalDay(now), endDate: dayAfter(RUNS_FOR_DAYS) };
    return templatesFor(place ?? NOWHERE, seasons, usual);
  }
}
