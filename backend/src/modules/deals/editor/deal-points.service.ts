import { Injectable } from '@nestjs/common';
import { InvalidRequest } from '../../../common/errors/common.errors.js';
import { mostPoints } from '../../loyalty/index.js';
import { SettingsService } from '../../settings/index.js';
import type { DealForm } from './deal-form.js';

/** The bound on the points of a deal (rule O3). */
@Injectable()
export class DealPoints {
  constructor(private readonly settings: SettingsService) {}

  /** Rejects points that are worth more than the settings allow with `request.invalid`, which names the most. */
  async assertBounded(form: Pick<DealForm, 'pointsEarned' | 'discountedPrice'>): Promise<void> {
    const most = await this.mostFor(form.discountedPrice);
    if (form.pointsEarned <= most) return;
    throw new InvalidRequest({
      errors: [{ field: 'pointsEarned', message: `This price allows at most ${most} points` }],
    });
  }

  /** The form of a deal from before the bound: it gives the bound, and is shown with it. */
  async bounded(form: DealForm): Promise<DealForm> {
    const most = await this.mostFor(form.discountedPrice);
    return { ...form, pointsEarned: Math.min(form.pointsEarned, most) };
  }

  private async mostFor(price: number): Promise<number> {
    return mostPoints(price, await this.settings.value('points.largestWorth'));
  }
}
