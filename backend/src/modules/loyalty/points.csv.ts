import type { TableFile } from '../../common/csv/table-files.service.js';
import { nepalMoment } from '../../common/time/nepal-day.js';
import type { PointsEntryView } from './points-entry.view.js';

/** A customer's own points. */
export const POINTS_TABLE: TableFile<PointsEntryView> = {
  name: 'points',
  headings: {
    en: ['Number', 'When (Nepal)', 'Kind', 'Deal', 'Times', 'Points', 'Can be spent from (Nepal)'],
    ne: ['नम्बर', 'कहिले (नेपाली समय)', 'किसिम', 'अफर', 'गुणा', 'पोइन्ट', 'खर्च गर्न मिल्ने (नेपाली समय)'],
  },
  cells: (entry, language) => [
    entry.id,
    nepalMoment(entry.createdAt),
    entry.kind,
    language === 'ne' ? (entry.dealTitleNe ?? entry.dealTitle) : entry.dealTitle,
    entry.multiplier,
    entry.delta,
    nepalMoment(entry.spendableAt),
  ],
};
