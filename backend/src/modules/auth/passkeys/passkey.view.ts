/** A passkey without its key. */
export class PasskeyView {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

export class RegisteredPasskeyView extends PasskeyView {
  /**
   * Generated with the first factor and shown only now; empty if the account already has some, and for a
   * repeated request.
   */
  recoveryCodes: string[];
}
