import type { AccountView } from 'shared-ui/api/auth';

const FIELDS = ['firstName', 'lastName', 'phone', 'address', 'city'] as const;
const REQUIRED = ['firstName'] as const;

export type ProfileField = (typeof FIELDS)[number];
export type ProfileForm = Record<ProfileField, string>;

export const formOf = (account: Pick<AccountView, ProfileField>): ProfileForm =>
  Object.fromEntries(FIELDS.map((field) => [field, account[field] ?? ''])) as ProfileForm;

export const emptyRequired = (form: ProfileForm): readonly ProfileField[] =>
  REQUIRED.filter((field) => !form[field].trim());
