import { ApiPropertyOptional } from '@nestjs/swagger';
import type { SessionUser } from '../../../common/access/session-user.js';
import { SessionUserView } from '../profile/user.view.js';

/** The ways to sign in that this installation offers besides the password. */
export class SignInMethodsView {
  email: boolean;
  /** True only if the keys of an SMS gateway are configured. */
  sms: boolean;
  /** True only if the keys of a Google client are configured. */
  google: boolean;
}

export class DigitsRequestedView {
  /** No other message is sent before this time. */
  resendAt: string;
  expiresAt: string;
}

export class DigitsVerifiedView {
  state: 'signed-in' | 'second-factor' | 'name-needed';
  /** Set for `signed-in`. */
  @ApiPropertyOptional({ type: () => SessionUserView })
  user?: SessionUserView;
  /**
   * Set for `signed-in`: true for an owner without a second factor who has not declined passkeys; the screen
   * then offers one.
   */
  offersPasskey?: boolean;
  /** Set for `name-needed`: ticket for `POST /api/auth/otp/complete`, valid for 10 minutes. */
  ticket?: string;

  static signedIn(user: SessionUser, offersPasskey: boolean): DigitsVerifiedView {
    return { state: 'signed-in', user: SessionUserView.of(user), offersPasskey };
  }
}

export class SignUpCompletedView {
  user: SessionUserView;
}
