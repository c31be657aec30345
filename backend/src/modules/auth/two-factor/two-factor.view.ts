export class TwoFactorView {
  /** Whether the account has an authenticator app. */
  isOn: boolean;
  hasPasskey: boolean;
  /** Of ten. */
  recoveryCodesLeft: number;
}

export class EnrolmentView {
  /** Base32, for typing. */
  secret: string;
  /** `otpauth://`, for the QR code. */
  uri: string;
}

export class RecoveryCodesView {
  /** Each works once in place of a passkey or the app's code. They are shown this one time; none if there are some from before. */
  recoveryCodes: string[];
}
