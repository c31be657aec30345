import { looksLikeEmail } from 'shared-ui/format';

export interface LoginForm {
  email: string;
  password: string;
}

export type LoginFault = 'missing' | 'invalidEmail';

/** The first thing wrong with the form, in the order in which people are told. */
export function findLoginFault({ email, password }: LoginForm): LoginFault | null {
  if (!email.trim() || !password) return 'missing';
  return looksLikeEmail(email) ? null : 'invalidEmail';
}
