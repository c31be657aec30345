export class TwoFactorView {
  /** True if the account has an authenticator app. */
  isOn: boolean;
  hasPasskey: boolean;
  /** Out of ten. */
  recoveryCodesLeft: number;
}

export class EnrolmentView {
  /** Base32, for typing. */
  secret: string;
  /** `otpauth://`, for the QR code. */
  uri: string;
}

export class RecoveryCodesView {
  /**
   * Each works once in place of a passkey or the app's code. They are shown only now; empty if the account
   * already has some.
   */
  recoveryCodes: string[];
}
