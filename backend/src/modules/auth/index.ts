export { AccountsService } from './accounts.service.js';
export { EmailUnverified } from './auth.errors.js';
export { AuthModule } from './auth.module.js';
export { MAIL_GROUPS, type MailGroup } from './mail-groups.js';
export { Passwords } from './passwords.js';
export { User } from './user.entity.js';
export { UserTokens } from './user-tokens.js';
