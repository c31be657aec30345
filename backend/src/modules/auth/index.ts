export { AccountsService } from './accounts.service.js';
export { EmailUnverified } from './auth.errors.js';
export { AuthModule } from './auth.module.js';
export { EmailVerificationService } from './email-verification.service.js';
export { Passwords } from './passwords.js';
export { User } from './user.entity.js';
