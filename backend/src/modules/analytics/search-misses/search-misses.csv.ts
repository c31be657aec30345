import type { TableFile } from '../../../common/csv/table-files.service.js';
import type { SearchMissView } from './search-miss.view.js';

export const SEARCH_MISSES_TABLE: TableFile<SearchMissView> = {
  name: 'search-misses',
  headings: {
    en: ['Search', 'Visitors', 'Last day (Nepal)'],
    ne: ['खोज', 'आगन्तुक', 'पछिल्लो दिन (नेपाल)'],
  },
  cells: ({ query, visitors, lastDay }) => [query, visitors, lastDay],
};
