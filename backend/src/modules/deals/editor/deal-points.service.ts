import { Injectable } from '@nestjs/common';
import { InvalidRequest } from '../../../common/errors/common.errors.js';
import { mostPoints } from '../../loyalty/index.js';
import { SettingsService } from '../../settings/index.js';
import type { DealForm } from './deal-form.js';

/** Maximum points of a deal (rule O3). */
@Injectable()
export class DealPoints {
  constructor(private readonly settings: SettingsService) {}

  /** Rejects points above the maximum of the settings with `request.invalid`, which states the maximum. */
  async assertBounded(form: Pick<DealForm, 'pointsEarned' | 'discountedPrice'>): Promise<void> {
    const most = await this.mostFor(form.discountedPrice);
    if (form.pointsEarned <= most) return;
    throw new InvalidRequest({
      errors: [{ field: 'pointsEarned', message: `This price allows at most ${most} points` }],
    });
  }

  /** Limits the points of a deal that was stored before the maximum existed. */
  async bounded(form: DealForm): Promise<DealForm> {
    const most = await this.mostFor(form.discountedPrice);
    return { ...form, pointsEarned: Math.min(form.pointsEarned, most) };
  }

  private async mostFor(price: number): Promise<number> {
    return mostPoints(price, await this.settings.value('points.largestWorth'));
  }
}
