import { Injectable } from '@nestjs/common';
import { SettingsService } from '../../settings/index.js';
import type { CaseTimes } from './case.policy.js';

/** Times of cases, from the settings. A case keeps the due time of its present state (rule HN6). */
@Injectable()
export class CaseTerms {
  constructor(private readonly settings: SettingsService) {}

  async times(): Promise<CaseTimes> {
    const all = await this.settings.all();
    return {
      answerHours: all['honour.answerHours'],
      decisionDays: all['honour.decisionDays'],
      secondLookDays: all['honour.secondLookDays'],
    };
  }
}
