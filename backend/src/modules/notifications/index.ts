export type { KindRules } from './kinds/notification-kind.js';
export { NotificationKinds } from './kinds/notification-kinds.service.js';
export { fill, type MessageTranslation, type MessageTranslations } from './kinds/translation.js';
export { type Fact, valuesOf } from './kinds/facts.js';
export { composeMail } from './mail/compose-mail.js';
export { linkTo } from './mail/links.js';
export { MailCheck } from './mail/mail-check.service.js';
export { type Mail, type MailFile, MAIL_LANE, Mailer } from './mail/mailer.service.js';
export { NotificationsModule } from './notifications.module.js';
export {
  MESSAGE_GROUPS,
  type MessageGroup,
  type GroupPreferences,
  groupPreferencesOf,
} from './preferences/message-groups.js';
export { MessagePreferencesService } from './preferences/message-preferences.service.js';
export { type Recipient, Recipients } from './recipients.port.js';
export { DailyTexts } from './sms/daily-texts.service.js';
export { TEXT_LANE, TextMessages } from './sms/text-messages.service.js';
