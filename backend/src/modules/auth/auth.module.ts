import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Sessions } from '../../common/access/sessions.port.js';
import { AuditModule } from '../audit/index.js';
import { MediaModule, MediaReferences } from '../media/index.js';
import { NotificationsModule, Recipients } from '../notifications/index.js';
import { AdminRolesController } from './admin-roles/admin-roles.controller.js';
import { AdminRoles } from './admin-roles/admin-roles.service.js';
import { AccountErasure } from './profile/account-erasure.service.js';
import { SHOWN } from './profile/profile-images.sql.js';
import { ProfileService } from './profile/profile.service.js';
import { AccountPersonalData } from './profile/account.personal-data.js';
import { AccountsService } from './sign-up/accounts.service.js';
import { AuthController } from './sign-in/auth.controller.js';
import { AuthRetention } from './auth.retention.js';
import { CustomersController } from './sign-up/customers.controller.js';
import { RoleChecks } from './moderation/role-checks.service.js';
import { UserDecisions } from './moderation/user-decisions.service.js';
import { UserDecisionsPersonalData } from './moderation/user-decisions.personal-data.js';
import { UserModerationService } from './moderation/user-moderation.service.js';
import { KnownDevicesPersonalData } from './devices/known-devices.personal-data.js';
import { KnownDevices } from './devices/known-devices.service.js';
import { SessionEndingController } from './devices/session-ending.controller.js';
import { SessionEnding } from './devices/session-ending.service.js';
import { EmailChangesController } from './email-change/email-changes.controller.js';
import { EmailChanges } from './email-change/email-changes.service.js';
import { EmailVerificationService } from './sign-up/email-verification.service.js';
import { FactorResetsPersonalData } from './lost-factor/factor-resets.personal-data.js';
import { FactorResets } from './lost-factor/factor-resets.service.js';
import { LostFactorController } from './lost-factor/lost-factor.controller.js';
import { LostFactor } from './lost-factor/lost-factor.service.js';
import { ExternalIdentity } from './google/external-identity.entity.js';
import { GoogleClient } from './google/google-client.service.js';
import { GoogleController } from './google/google.controller.js';
import { GoogleCookie } from './google/google-cookie.service.js';
import { GoogleIdentitiesPersonalData } from './google/google-identities.personal-data.js';
import { SignInWithGoogle } from './google/sign-in-with-google.use-case.js';
import { CompleteSignUp } from './one-time-number/complete-sign-up.use-case.js';
import { MailboxClaims } from './one-time-number/mailbox-claims.service.js';
import { ProvenAccounts } from './one-time-number/proven-accounts.service.js';
import { OneTimeNumberController } from './one-time-number/one-time-number.controller.js';
import { SignInCode } from './one-time-number/sign-in-code.entity.js';
import { SignInCodeTextsConsumer } from './one-time-number/sign-in-code-texts.consumer.js';
import { SignInCodeMailsConsumer } from './one-time-number/sign-in-code-mails.consumer.js';
import { SignInCodes } from './one-time-number/sign-in-codes.service.js';
import { SignInWithDigits } from './one-time-number/sign-in-with-digits.use-case.js';
import { OwnSessionsController } from './sessions/own-sessions.controller.js';
import { OwnSessionsService } from './sessions/own-sessions.service.js';
import { PasskeyChallenges } from './passkeys/passkey-challenges.service.js';
import { PasskeyOffers } from './passkeys/passkey-offers.service.js';
import { PasskeyProofs } from './passkeys/passkey-proofs.service.js';
import { PasskeysController } from './passkeys/passkeys.controller.js';
import { PasskeysPersonalData } from './passkeys/passkeys.personal-data.js';
import { PasskeysService } from './passkeys/passkeys.service.js';
import { PhoneNumbers } from './phone/phone-numbers.service.js';
import { PhonesController } from './phone/phones.controller.js';
import { RelyingParty } from './passkeys/relying-party.service.js';
import { PasswordChangesService } from './password/password-changes.service.js';
import { Passwords } from './password/passwords.service.js';
import { PasswordsController } from './password/passwords.controller.js';
import { SessionCookies } from './sessions/session-cookies.service.js';
import { SessionNavigationController } from './sessions/session-navigation.controller.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SignInLog } from './sign-in/sign-in-log.service.js';
import { AdminLocalStrategy } from './sign-in/admin-local.strategy.js';
import { LocalStrategy } from './sign-in/local.strategy.js';
import { SignInAttempts } from './sign-in/sign-in-attempts.service.js';
import { OpenSession } from './sign-in/open-session.use-case.js';
import { SignInService } from './sign-in/sign-in.service.js';
import { RecoveryCodes } from './two-factor/recovery-codes.service.js';
import { SecondFactor } from './two-factor/second-factor.service.js';
import { TwoFactorEnrolmentService } from './two-factor/two-factor-enrolment.service.js';
import { StepUpController } from './step-up/step-up.controller.js';
import { StepUpService } from './step-up/step-up.service.js';
import { TwoFactorController } from './two-factor/two-factor.controller.js';
import { User } from './user.entity.js';
import { UserTokens } from './user-tokens.service.js';
import { AccountMailsConsumer } from './notifications/account-mails.consumer.js';
import { AccountNotifications } from './notifications/account.notifications.js';
import { UserRecipients } from './notifications/user-recipients.service.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([ExternalIdentity, SignInCode, User]),
    AuditModule,
    MediaModule,
    NotificationsModule,
  ],
  controllers: [
    AdminRolesController,
    AuthController,
    SessionNavigationController,
    CustomersController,
    OwnSessionsController,
    SessionEndingController,
    EmailChangesController,
    PasskeysController,
    PasswordsController,
    StepUpController,
    TwoFactorController,
    LostFactorController,
    OneTimeNumberController,
    PhonesController,
    GoogleController,
  ],
  providers: [
    AccountNotifications,
    AccountMailsConsumer,
    AccountErasure,
    AccountPersonalData,
    AccountsService,
    AdminLocalStrategy,
    AdminRoles,
    AuthRetention,
    CompleteSignUp,
    EmailChanges,
    EmailVerificationService,
    FactorResets,
    FactorResetsPersonalData,
    GoogleClient,
    GoogleCookie,
    GoogleIdentitiesPersonalData,
    KnownDevices,
    KnownDevicesPersonalData,
    LocalStrategy,
    LostFactor,
    MailboxClaims,
    OpenSession,
    OwnSessionsService,
    PasskeyChallenges,
    PasskeyOffers,
    PasskeyProofs,
    PasskeysPersonalData,
    PasskeysService,
    PasswordChangesService,
    Passwords,
    PhoneNumbers,
    ProfileService,
    ProvenAccounts,
    RecoveryCodes,
    RelyingParty,
    RoleChecks,
    SessionCookies,
    SecondFactor,
    SessionEnding,
    SessionsService,
    SignInAttempts,
    SignInCodeMailsConsumer,
    SignInCodeTextsConsumer,
    SignInCodes,
    SignInLog,
    SignInService,
    SignInWithDigits,
    SignInWithGoogle,
    StepUpService,
    TwoFactorEnrolmentService,
    UserDecisions,
    UserDecisionsPersonalData,
    UserModerationService,
    UserTokens,
    { provide: Recipients, useClass: UserRecipients },
    { provide: Sessions, useExisting: SessionsService },
  ],
  exports: [
    AccountErasure,
    AccountsService,
    AdminRoles,
    EmailVerificationService,
    FactorResets,
    KnownDevices,
    Passwords,
    ProfileService,
    Recipients,
    RoleChecks,
    SessionCookies,
    Sessions,
    UserDecisions,
    UserModerationService,
  ],
})
export class AuthModule {
  constructor(references: MediaReferences) {
    references.register(SHOWN);
  }
}
