export { type Mail, Mailer } from './mailer.js';
export { NotificationsModule } from './notifications.module.js';
