/** How somebody can confirm that it is them. */
export class StepUpView {
  /** `code` with an authenticator app alone. */
  ways: ('password' | 'code')[];
}
