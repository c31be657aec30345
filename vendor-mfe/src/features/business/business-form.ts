import type { RegisterVendorDto, VendorView } from 'shared-ui/api/vendors';
import { lengthErrorOf, meetsConstraint } from 'shared-ui/platform';

/** What somebody types about a business. */
export interface BusinessForm {
  businessName: string;
  category: string;
  description: string;
  website: string;
  /** The path of an uploaded picture. */
  logo: string | null;
}

export const EMPTY_BUSINESS: BusinessForm = {
  businessName: '',
  category: '',
  description: '',
  website: '',
  logo: null,
};

/** What it may say in Nepali; Nepali pages show the English words where it does not. */
export interface NepaliForm {
  nameNe: string;
  descriptionNe: string;
}

export type BusinessFieldError =
  'nameShort' | 'nameLong' | 'categoryShort' | 'descriptionShort' | 'descriptionLong' | 'websiteBad';

const SCHEME = /^https?:\/\//i;

/** People type 'momo.com.np'; an address needs its scheme. */
const fullAddress = (text: string): string => (!text || SCHEME.test(text) ? text : `https://${text}`);

function isWebAddress(text: string): boolean {
  try {
    return new URL(fullAddress(text)).hostname.includes('.');
  } catch {
    return false;
  }
}

/** What is typed, and can be wrong. */
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

/** The same limits as in English, for what is given. */
export const findNepaliFieldError = (
  field: keyof NepaliForm,
  text: string | undefined,
): BusinessFieldError | null =>
  text?.trim() ? findBusinessFieldError(field === 'nameNe' ? 'businessName' : 'description', text) : null;

/** What is sent: trimmed, and null where nothing was given. */
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
  // What waits for an admin is what somebody goes on writing.
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
