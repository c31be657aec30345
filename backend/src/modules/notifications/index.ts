export { linkTo } from './links.js';
export { composeMail } from './mails/compose-mail.js';
export { type Mail, MAIL_LANE, Mailer } from './mailer.service.js';
export { NotificationsModule } from './notifications.module.js';
