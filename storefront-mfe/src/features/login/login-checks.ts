import { looksLikeEmail } from 'shared-ui/format';

export interface LoginForm {
  email: string;
  password: string;
}

export type LoginFieldError = 'missing' | 'invalidEmail';

/** The first thing wrong with the form, in the order in which people are told. */
export function findLoginFieldError({ email, password }: LoginForm): LoginFieldError | null {
  if (!email.trim() || !password) return 'missing';
  return looksLikeEmail(email) ? null : 'invalidEmail';
}
