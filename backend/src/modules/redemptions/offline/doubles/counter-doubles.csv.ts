import type { TableFile } from '../../../../common/csv/table-files.service.js';
import { nepalMoment } from '../../../../common/time/nepal-day.js';
import type { CounterDoublesView } from './counter-doubles.view.js';

export const DOUBLES_TABLE: TableFile<CounterDoublesView> = {
  name: 'counter-doubles',
  headings: {
    en: [
      'Business',
      'Branch',
      'Device',
      'Withdrawn',
      'Person',
      'Doubles',
      'Canceled',
      'Expired',
      'Beyond the limit',
      'Counted',
      'Paid by the marketplace (Rs.)',
      'Last (Nepal)',
    ],
    ne: [
      'व्यवसाय',
      'शाखा',
      'उपकरण',
      'हटाइएको',
      'व्यक्ति',
      'दोहोरो',
      'रद्द',
      'म्याद सकिएको',
      'सीमाभन्दा बढी',
      'गनिएको',
      'बजारले तिरेको (रु.)',
      'पछिल्लो (नेपाल)',
    ],
  },
  cells: (row, language) => [
    row.businessName,
    row.branchName,
    row.deviceName,
    row.isWithdrawn ? (language === 'ne' ? 'हो' : 'yes') : null,
    row.person,
    row.doubles,
    row.cancelled,
    row.expired,
    row.beyond,
    row.confirmed,
    row.borne,
    nepalMoment(row.lastAt),
  ],
};
