export { AccountsService } from './sign-up/accounts.service.js';
export { EmailUnverified, OwnAccount, UserMissing } from './auth.errors.js';
export { AdminRoles } from './admin-roles/admin-roles.service.js';
export { AuthModule } from './auth.module.js';
export { RoleChecks } from './moderation/role-checks.service.js';
export { UserDecisions } from './moderation/user-decisions.service.js';
export { UserModerationService } from './moderation/user-moderation.service.js';
export { deviceOf } from './sessions/device.js';
export { areDigitsOf, digitsOf } from './one-time-number/digits.js';
export { DigitsExpired, DigitsWrong } from './one-time-number/one-time-number.errors.js';
export { KnownDevices } from './devices/known-devices.service.js';
export { FactorResets } from './lost-factor/factor-resets.service.js';
export { RESET_HOLD } from './lost-factor/factor-resets.sql.js';
export { insertAdmin } from './sign-up/insert-admin.use-case.js';
export { EmailVerificationService } from './sign-up/email-verification.service.js';
export { SignupDto } from './sign-up/signup.dto.js';
export { isSealedWithFirst, openSecret, sealSecret } from './two-factor/sealed-secret.js';
export { Passwords } from './password/passwords.service.js';
export { User } from './user.entity.js';
export { AccountErasure } from './profile/account-erasure.service.js';
export { ProfileService } from './profile/profile.service.js';
export { SessionUserView } from './profile/user.view.js';
export { SessionCookies } from './sessions/session-cookies.service.js';
export {
  insertTestAccount,
  prepareTestAccount,
  renewTestAccount,
  type TestCredentials,
} from './test-account/test-account.use-case.js';
