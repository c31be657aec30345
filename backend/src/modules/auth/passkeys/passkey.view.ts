/** A passkey without its key. */
export class PasskeyView {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

export class RegisteredPasskeyView extends PasskeyView {
  /** Made with the first factor and shown this one time; none if there are some from before, and for a repeated request. */
  recoveryCodes: string[];
}
