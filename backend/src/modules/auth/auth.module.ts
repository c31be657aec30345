import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionReader } from '../../common/access/sessions.port.js';
import { AccountsService } from './accounts.service.js';
import { AuthController } from './auth.controller.js';
import { CustomersController } from './customers.controller.js';
import { EmailVerificationService } from './email-verification.service.js';
import { LocalStrategy } from './local.strategy.js';
import { OwnAccountController } from './own-account.controller.js';
import { OwnAccountQuery } from './own-account.query.js';
import { Passwords } from './passwords.js';
import { SessionCookies } from './session-cookies.js';
import { SessionNavigationController } from './session-navigation.controller.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';
import { User } from './user.entity.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([User])],
  controllers: [AuthController, SessionNavigationController, CustomersController, OwnAccountController],
  providers: [
    AccountsService,
    EmailVerificationService,
    LocalStrategy,
    OwnAccountQuery,
    Passwords,
    SessionCookies,
    SessionsService,
    SignInService,
    { provide: SessionReader, useExisting: SessionsService },
  ],
  exports: [AccountsService, EmailVerificationService, Passwords, SessionReader],
})
export class AuthModule {}
