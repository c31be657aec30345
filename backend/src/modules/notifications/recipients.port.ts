import type { Language } from './kinds/translation.js';

export interface Recipient {
  email: string;
  firstName: string;
  language: Language;
}

/** The addresses and languages of users. The auth module implements it. */
export abstract class Recipients {
  /** @returns null when the account does not exist, is erased or has no e-mail */
  abstract find(userId: number): Promise<Recipient | null>;
}
