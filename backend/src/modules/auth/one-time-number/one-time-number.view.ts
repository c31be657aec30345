import { ApiPropertyOptional } from '@nestjs/swagger';
import type { SessionUser } from '../../../common/access/session-user.js';
import { SessionUserView } from '../profile/user.view.js';

/** The ways to sign in that this installation offers besides the password. */
export class SignInMethodsView {
  email: boolean;
  /** With the keys of an SMS gateway only. */
  sms: boolean;
  /** With the keys of a Google client only. */
  google: boolean;
}

export class DigitsRequestedView {
  /** Before then no other mail is sent. */
  resendAt: string;
  expiresAt: string;
}

export class DigitsVerifiedView {
  state: 'signed-in' | 'second-factor' | 'name-needed';
  /** Of `signed-in`. */
  @ApiPropertyOptional({ type: () => SessionUserView })
  user?: SessionUserView;
  /** Of `signed-in`: an owner without a second factor who has not chosen; the screen offers a passkey. */
  offersPasskey?: boolean;
  /** Of `name-needed`: for `POST /api/auth/otp/complete`, good for 10 minutes. */
  ticket?: string;

  static signedIn(user: SessionUser, offersPasskey: boolean): DigitsVerifiedView {
    return { state: 'signed-in', user: SessionUserView.of(user), offersPasskey };
  }
}

export class SignUpCompletedView {
  user: SessionUserView;
}
