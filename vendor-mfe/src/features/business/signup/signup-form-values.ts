import type { VendorSignupDto } from 'shared-ui/api/vendors';
import {
  emptySignup,
  findSignupFieldError,
  type SignupFieldError,
  type SignupField,
} from 'shared-ui/platform';
import { toBusiness, type BusinessForm } from '../business-form';

export type VendorSignupForm = Record<SignupField, string> & Omit<BusinessForm, 'logo'>;

export const EMPTY_SIGNUP: VendorSignupForm = {
  ...emptySignup,
  businessName: '',
  category: '',
  description: '',
  website: '',
};

const ACCOUNT_FIELDS = Object.keys(emptySignup) as SignupField[];

const accountOf = (form: VendorSignupForm) =>
  Object.fromEntries(ACCOUNT_FIELDS.map((field) => [field, form[field] ?? ''])) as typeof emptySignup;

/** First error in the account fields, in the order in which errors are shown. */
export const findAccountFieldError = (form: VendorSignupForm): SignupFieldError | null =>
  findSignupFieldError(accountOf(form));

export function toSignup(form: VendorSignupForm, language: 'en' | 'ne'): VendorSignupDto {
  const { confirmPassword: _repeated, ...account } = accountOf(form);
  const { logo: _later, ...business } = toBusiness({ ...form, logo: null });
  // The business takes city and phone from the account, so that the form asks for them once.
  const contact = { city: account.city.trim() || null, phone: account.phone.trim() || null };
  return {
    account: { ...account, email: account.email.trim(), language },
    business: { ...business, ...contact },
  };
}
