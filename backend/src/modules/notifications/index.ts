export { linkTo } from './mail/links.js';
export { composeMail } from './mail/compose-mail.js';
export { type Mail, MAIL_LANE, Mailer } from './mail/mailer.service.js';
export { NotificationsModule } from './notifications.module.js';
