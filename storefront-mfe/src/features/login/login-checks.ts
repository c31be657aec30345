import { looksLikeEmail } from 'shared-ui/format';

export interface LoginForm {
  email: string;
  password: string;
}

export type LoginFieldError = 'missing' | 'invalidEmail';

/** Returns the first error of the form, in the order in which errors are shown. */
export function findLoginFieldError({ email, password }: LoginForm): LoginFieldError | null {
  if (!email.trim() || !password) return 'missing';
  return looksLikeEmail(email) ? null : 'invalidEmail';
}
