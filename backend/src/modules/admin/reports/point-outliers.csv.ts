import type { TableFile } from '../../../common/csv/table-files.service.js';
import type { OutlierView, PointOutliersView } from './point-outliers.view.js';

interface OutlierRow extends OutlierView {
  kind: 'people' | 'businesses' | 'pairs';
}

export const outlierRows = (found: PointOutliersView): OutlierRow[] =>
  (['people', 'businesses', 'pairs'] as const).flatMap((kind) =>
    found[kind].rows.map((row) => ({ ...row, kind })),
  );

export const POINT_OUTLIERS_TABLE: TableFile<OutlierRow> = {
  name: 'points-outliers',
  headings: {
    en: [
      'Kind',
      'Customer number',
      'Customer',
      'Business number',
      'Business',
      'Points',
      'Uses',
      'Times the median',
    ],
    ne: ['किसिम', 'ग्राहक नम्बर', 'ग्राहक', 'व्यवसाय नम्बर', 'व्यवसाय', 'पोइन्ट', 'प्रयोग', 'मध्यकको गुणा'],
  },
  cells: ({ kind, user, vendor, points, uses, timesMedian }, language) => [
    kind,
    user?.id ?? null,
    user?.name ?? null,
    vendor?.id ?? null,
    (language === 'ne' ? (vendor?.nameNe ?? vendor?.businessName) : vendor?.businessName) ?? null,
    points,
    uses,
    timesMedian,
  ],
};
