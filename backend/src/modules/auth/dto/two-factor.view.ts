export class TwoFactorView {
  isOn: boolean;
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
  /** Each works once in place of the app's code. They are shown this one time. */
  recoveryCodes: string[];
}
