import { Injectable } from '@nestjs/common';
import { type MailFile, NotificationKinds } from '../../notifications/index.js';
import { SettingsService } from '../../settings/index.js';
import { dailyClosePdf } from './daily-close-pdf.js';
import { DailyCloses } from './daily-closes.service.js';
import { TOLD_OWNER_OF_DAY } from './daily-closes.sql.js';

const PATH = '/dashboard/counter/close?day={day}&branch={branchId}';

const en = {
  'day-closed': {
    subject: '{branch} is closed for {day}: {result}',
    lines: [
      '{person} closed {day} at {branch} of {business}. Close no. {number}.',
      'Codes used: {uses}. Charged: Rs. {charged}. The drawer: {result}.',
    ],
    button: 'See the daily close',
  },
  'day-closed-uncounted': {
    subject: '{branch} closed by itself for {day}, not counted',
    lines: [
      'Nobody closed {day} at {branch} of {business}, so it closed by itself. Close no. {number}.',
      'Codes used: {uses}. Charged: Rs. {charged}. The drawer was not counted.',
    ],
    button: 'See the daily close',
  },
};

const ne = {
  'day-closed': {
    subject: '{branch} को {day} को हिसाब बन्द भयो: {result}',
    lines: [
      '{business} को {branch} मा {person} ले {day} को हिसाब बन्द गर्नुभयो। हिसाब नं. {number}।',
      'प्रयोग भएका कोड: {uses}। लिएको रकम: रु. {charged}। नगद: {result}।',
    ],
    button: 'दिनको हिसाब हेर्नुहोस्',
  },
  'day-closed-uncounted': {
    subject: '{branch} को {day} को हिसाब आफैँ बन्द भयो, पैसा गनिएन',
    lines: [
      '{business} को {branch} मा {day} को हिसाब कसैले बन्द नगरेकाले आफैँ बन्द भयो। हिसाब नं. {number}।',
      'प्रयोग भएका कोड: {uses}। लिएको रकम: रु. {charged}। पैसा गनिएन।',
    ],
    button: 'दिनको हिसाब हेर्नुहोस्',
  },
};

/** Tells the owner of a business about each closed day (rule CS7). */
@Injectable()
export class DailyCloseNotifications {
  constructor(
    notifications: NotificationKinds,
    private readonly closes: DailyCloses,
    private readonly settings: SettingsService,
  ) {
    notifications.register({
      en,
      ne,
      kinds: {
        'day-closed': { mutedBy: 'business', path: PATH },
        'day-closed-uncounted': { mutedBy: 'business', path: PATH },
      },
      events: {
        'day.closed': {
          kind: ({ kind }) => (kind === 'signed' ? 'day-closed' : 'day-closed-uncounted'),
          statement: TOLD_OWNER_OF_DAY,
          parameters: ({ closeId }) => [closeId],
          file: ({ vendorId, closeId }) => this.file(vendorId, closeId),
        },
      },
    });
  }

  private async file(vendorId: number, closeId: number): Promise<MailFile> {
    const close = await this.closes.one({ vendorId, branchId: null }, closeId);
    const content = await dailyClosePdf(close, await this.settings.value('site.name'));
    return { filename: `${close.number}.pdf`, contentType: 'application/pdf', content };
  }
}
