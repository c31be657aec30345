import type { BranchDto, BranchView } from 'shared-ui/api/vendors';
import { toAsciiDigits } from 'shared-ui/format';
import { meetsConstraint } from 'shared-ui/platform';
import { daysOf, toHours, type DayHours } from './opening-hours';

export type BranchText = 'name' | 'address' | 'city' | 'latitude' | 'longitude';
/** The id of the area, empty where none was chosen. */
export type BranchForm = Record<BranchText | 'areaId', string> & { days: DayHours[] };
export type BranchFieldError =
  'branchNameBad' | 'branchAddressBad' | 'branchCityBad' | 'latitudeBad' | 'longitudeBad' | 'pairBad';

const DEGREES = /^-?\d{1,3}(\.\d+)?$/;
const WRONG = { name: 'branchNameBad', address: 'branchAddressBad', city: 'branchCityBad' } as const;

const trimmed = (text: string | undefined): string => toAsciiDigits(text ?? '').trim();
const isWithin = (text: string, limit: number): boolean =>
  DEGREES.test(text) && Math.abs(Number(text)) <= limit;

export function findBranchFieldError(form: BranchForm, field: BranchText): BranchFieldError | null {
  const text = trimmed(form[field]);
  if (field === 'name' || field === 'address' || field === 'city')
    return meetsConstraint('BranchDto', field, text) ? null : WRONG[field];
  const other = trimmed(form[field === 'latitude' ? 'longitude' : 'latitude']);
  if (!text) return other ? 'pairBad' : null;
  if (field === 'latitude') return isWithin(text, 90) ? null : 'latitudeBad';
  return isWithin(text, 180) ? null : 'longitudeBad';
}

/** What was typed as a place's degree; null while it is none. */
export const degreesOf = (text: string, limit: number): number | null => {
  const typed = trimmed(text);
  return isWithin(typed, limit) ? Number(typed) : null;
};

const degrees = (text: string): number | null => (trimmed(text) ? Number(trimmed(text)) : null);

export const toBranch = (form: BranchForm): BranchDto => ({
  name: form.name.trim(),
  address: form.address.trim(),
  city: form.city.trim(),
  areaId: form.areaId ? Number(form.areaId) : null,
  latitude: degrees(form.latitude),
  longitude: degrees(form.longitude),
  hours: toHours(form.days),
});

export const branchFormOf = (branch?: BranchView): BranchForm => ({
  name: branch?.name ?? '',
  address: branch?.address ?? '',
  city: branch?.city ?? '',
  areaId: branch?.areaId?.toString() ?? '',
  latitude: branch?.latitude?.toString() ?? '',
  longitude: branch?.longitude?.toString() ?? '',
  days: daysOf(branch?.hours ?? null),
});
