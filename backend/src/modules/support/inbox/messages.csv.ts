import { nepalMoment } from '../../../common/time/nepal-day.js';
import type { ExportedList } from '../../audit/index.js';
import { MESSAGES, type MessagesAsked } from './messages-list.sql.js';
import type { AdminMessageView } from './messages.view.js';

/** Messages to support as a table, with the beginning of each text. */
export const MESSAGES_TABLE: ExportedList<MessagesAsked, AdminMessageView> = {
  name: 'messages',
  list: MESSAGES,
  headings: {
    en: [
      'Number',
      'Received (Nepal)',
      'Kind',
      'Category',
      'Name',
      'Email',
      'Subject',
      'Beginning',
      'Language',
      'State',
      'Assigned to',
      'Due (Nepal)',
      'Overdue',
    ],
    ne: [
      'नम्बर',
      'आएको (नेपाली समय)',
      'किसिम',
      'वर्ग',
      'नाम',
      'इमेल',
      'विषय',
      'सुरुको अंश',
      'भाषा',
      'अवस्था',
      'जिम्मा',
      'समयसीमा (नेपाली समय)',
      'म्याद नाघेको',
    ],
  },
  cells: (message) => [
    message.id,
    nepalMoment(message.createdAt),
    message.kind,
    message.category,
    message.name,
    message.email,
    message.subject,
    message.excerpt,
    message.language,
    message.state,
    message.assignee?.name ?? null,
    nepalMoment(message.dueAt),
    message.isOverdue ? 'yes' : 'no',
  ],
};
