/** Ways for the user to confirm their identity. */
export class StepUpView {
  /** `code` only with an authenticator app, `passkey` with a passkey, `digits` with a verified address. */
  ways: ('password' | 'code' | 'passkey' | 'digits')[];
}
