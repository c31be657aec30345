import type { VendorSignupDto } from 'shared-ui/api/vendors';
import { emptySignup, findSignupFault, type SignupFault, type SignupField } from 'shared-ui/platform';
import { findBusinessFault, toBusiness, type BusinessForm, type TypedField } from '../business-form';

export type VendorSignupForm = Record<SignupField, string> & Omit<BusinessForm, 'logo'>;

export const EMPTY_SIGNUP: VendorSignupForm = {
  ...emptySignup,
  businessName: '',
  category: '',
  description: '',
  website: '',
};

const ACCOUNT_FIELDS = Object.keys(emptySignup) as SignupField[];
const BUSINESS_FIELDS: readonly TypedField[] = ['businessName', 'category', 'description', 'website'];

const accountOf = (form: VendorSignupForm) =>
  Object.fromEntries(ACCOUNT_FIELDS.map((field) => [field, form[field] ?? ''])) as typeof emptySignup;

/** The first thing wrong with the person's part, in the order in which people are told. */
export const findAccountFault = (form: VendorSignupForm): SignupFault | null =>
  findSignupFault(accountOf(form));

/** Whether the business says what it must; what is wrong stands at its fields. */
export const isBusinessRight = (form: VendorSignupForm): boolean =>
  BUSINESS_FIELDS.every((field) => findBusinessFault(field, form[field]) === null);

export function toSignup(form: VendorSignupForm, language: 'en' | 'ne'): VendorSignupDto {
  const { confirmPassword: _repeated, ...account } = accountOf(form);
  const { logo: _later, ...business } = toBusiness({ ...form, logo: null });
  return { account: { ...account, email: account.email.trim(), language }, business };
}
