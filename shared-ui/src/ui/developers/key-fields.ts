import type { ApiKeyView } from '../../store/api/api-keys';
import type { ChangedKey, Kind, NewKey, Scope } from './key-calls';

/** A new key as the form has it. */
export interface KeyFields {
  kind: Kind;
  name: string;
  scopes: Scope[];
  /** Days; empty for a key without an end. */
  validDays: string;
  /** Networks, between spaces, commas or line breaks. */
  allowedAddresses: string;
  /** Id of a branch; empty for all. */
  branchId: string;
}

export const NO_KEY: KeyFields = {
  kind: 'live',
  name: '',
  scopes: [],
  validDays: '365',
  allowedAddresses: '',
  branchId: '',
};

const numberOf = (text: string): number | null => (text === '' ? null : Number(text));

export const networksOf = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/).filter((network) => network !== '')),
];

export const newKeyOf = ({
  kind,
  name,
  scopes,
  validDays,
  allowedAddresses,
  branchId,
}: KeyFields): NewKey => ({
  kind,
  name: name.trim(),
  scopes,
  validDays: numberOf(validDays),
  allowedAddresses: networksOf(allowedAddresses),
  // A test key acts for a business of its own, which has other branches.
  branchId: kind === 'test' ? null : numberOf(branchId),
});

export const fieldsOf = ({ kind, name, scopes, allowedAddresses }: ApiKeyView): KeyFields => ({
  ...NO_KEY,
  kind,
  name,
  scopes,
  allowedAddresses: allowedAddresses.join('\n'),
});

export const changedKeyOf = (fields: KeyFields): ChangedKey => {
  const { name, scopes, allowedAddresses } = newKeyOf(fields);
  return { name, scopes, allowedAddresses };
};
