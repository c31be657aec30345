/** How somebody can confirm that it is them. */
export class StepUpView {
  /** `code` with an authenticator app alone, `passkey` with a passkey, `digits` with a verified address. */
  ways: ('password' | 'code' | 'passkey' | 'digits')[];
}
