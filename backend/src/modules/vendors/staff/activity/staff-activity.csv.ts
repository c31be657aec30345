import type { TableFile } from '../../../../common/csv/table-files.service.js';
import { nepalMoment } from '../../../../common/time/nepal-day.js';
import type { StaffActivityView } from './staff-activity.view.js';

/** What a member of a business did, for those with the right `staff`. */
export const STAFF_ACTIVITY_TABLE: TableFile<StaffActivityView> = {
  name: 'staff-activity',
  headings: {
    en: ['Time (Nepal)', 'Action', 'Of', 'Number'],
    ne: ['समय (नेपाली समय)', 'काम', 'के', 'नम्बर'],
  },
  cells: ({ at, action, subjectType, subjectId }) => [nepalMoment(at), action, subjectType, subjectId],
};
