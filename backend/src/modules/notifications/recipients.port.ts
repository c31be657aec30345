import type { Language } from './kinds/translation.js';

export interface Recipient {
  /** Null for an account that signs in by its phone number only: it receives no mail. */
  email: string | null;
  firstName: string;
  language: Language;
}

export type MailRecipient = Recipient & { email: string };

/** The addresses and languages of users. The auth module implements it. */
export abstract class Recipients {
  /** @returns null if the account does not exist or is erased */
  abstract find(userId: number): Promise<Recipient | null>;
}
