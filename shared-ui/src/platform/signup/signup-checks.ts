import { looksLikeEmail } from '../../format';

export const emptySignup = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  city: '',
  password: '',
  confirmPassword: '',
};

export type SignupForm = typeof emptySignup;
export type SignupField = keyof SignupForm;
export type SignupFieldError = 'missing' | 'mismatch' | 'tooShort' | 'invalidEmail';

const SHORTEST_PASSWORD = 6;

/** Returns the first error of the form, in the order in which errors are shown. */
export function findSignupFieldError(form: SignupForm): SignupFieldError | null {
  if (Object.values(form).some((value) => !value.trim())) return 'missing';
  if (form.password !== form.confirmPassword) return 'mismatch';
  if (form.password.length < SHORTEST_PASSWORD) return 'tooShort';
  return looksLikeEmail(form.email) ? null : 'invalidEmail';
}

const FIELD_OF_ERROR = { mismatch: 'confirmPassword', tooShort: 'password', invalidEmail: 'email' } as const;

/** Returns true if the error concerns the field. */
export function concerns(fieldError: SignupFieldError | null, field: SignupField, form: SignupForm): boolean {
  if (fieldError === null) return false;
  return fieldError === 'missing' ? !form[field].trim() : FIELD_OF_ERROR[fieldError] === field;
}
