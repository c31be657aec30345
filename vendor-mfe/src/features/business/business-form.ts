import type { RegisterVendorDto, VendorView } from 'shared-ui/api/vendors';
import { lengthErrorOf, meetsConstraint } from 'shared-ui/platform';

/** Form values of a business. */
export interface BusinessForm {
  businessName: string;
  category: string;
  description: string;
  website: string;
  /** Path of an uploaded image. */
  logo: string | null;
}

export const EMPTY_BUSINESS: BusinessForm = {
  businessName: '',
  category: '',
  description: '',
  website: '',
  logo: null,
};

/** Optional Nepali texts. Without them, Nepali pages show the English ones. */
export interface NepaliForm {
  nameNe: string;
  descriptionNe: string;
}

export type BusinessFieldError =
  'nameShort' | 'nameLong' | 'categoryShort' | 'descriptionShort' | 'descriptionLong' | 'websiteBad';

const SCHEME = /^https?:\/\//i;

/** Adds the scheme that users leave out, as in 'momo.com.np'. */
const fullAddress = (text: string): string => (!text || SCHEME.test(text) ? text : `https://${text}`);

function isWebAddress(text: string): boolean {
  try {
    return new URL(fullAddress(text)).hostname.includes('.');
  } catch {
    return false;
  }
}

/** Text fields, which can have errors. */
export type TypedField = Exclude<keyof BusinessForm, 'logo'>;

const LENGTHS = {
  businessName: { short: 'nameShort', long: 'nameLong' },
  description: { short: 'descriptionShort', long: 'descriptionLong' },
} as const;

function lengthFieldError(field: keyof typeof LENGTHS, text: string): BusinessFieldError | null {
  const error = lengthErrorOf('RegisterVendorDto', field, text);
  return error && LENGTHS[field][error];
}

const CHECKS: Readonly<Record<TypedField, (text: string) => BusinessFieldError | null>> = {
  businessName: (text) => lengthFieldError('businessName', text),
  category: (text) => (meetsConstraint('RegisterVendorDto', 'category', text) ? null : 'categoryShort'),
  description: (text) => lengthFieldError('description', text),
  website: (text) => (text && !isWebAddress(text) ? 'websiteBad' : null),
};

export const findBusinessFieldError = (
  field: TypedField,
  text: string | undefined,
): BusinessFieldError | null => CHECKS[field]((text ?? '').trim());

/** Validates a given Nepali text with the limits of the English one. */
export const findNepaliFieldError = (
  field: keyof NepaliForm,
  text: string | undefined,
): BusinessFieldError | null =>
  text?.trim() ? findBusinessFieldError(field === 'nameNe' ? 'businessName' : 'description', text) : null;

/** Request body: trimmed values, and null for empty ones. */
export function toBusiness(form: BusinessForm): RegisterVendorDto {
  return {
    businessName: form.businessName.trim(),
    category: form.category.trim(),
    description: form.description.trim(),
    website: fullAddress(form.website.trim()) || null,
    logo: form.logo,
  };
}

export const contactFields = [
  'address',
  'city',
  'phone',
  'email',
  'vatNumber',
  'registrationNumber',
  'contactName',
] as const;

export type ContactForm = Record<(typeof contactFields)[number], string>;
export type ProfileForm = BusinessForm & NepaliForm & ContactForm;

export function profileFormOf(vendor: VendorView): ProfileForm {
  const contact = Object.fromEntries(contactFields.map((field) => [field, vendor[field] ?? '']));
  const { description, logo } = vendor;
  // The form starts with the proposed values if a change is pending.
  const businessName = vendor.proposedName ?? vendor.businessName;
  const nameNe = vendor.proposedNameNe ?? vendor.nameNe ?? '';
  const descriptionNe = vendor.descriptionNe ?? '';
  const category = vendor.proposedCategory ?? vendor.category;
  const website = vendor.website ?? '';
  return {
    ...(contact as ContactForm),
    businessName,
    nameNe,
    category,
    description,
    descriptionNe,
    website,
    logo,
  };
}

export function toProfile(form: ProfileForm) {
  const contact = Object.fromEntries(contactFields.map((field) => [field, form[field].trim() || null]));
  return {
    ...toBusiness(form),
    nameNe: form.nameNe.trim() || null,
    descriptionNe: form.descriptionNe.trim() || null,
    ...contact,
  };
}
