import type { BranchDto, BranchView } from 'shared-ui/api/vendors';
import { toAsciiDigits } from 'shared-ui/format';
import { meetsConstraint } from 'shared-ui/platform';
import { degreesOf, MAX_LATITUDE, MAX_LONGITUDE } from '../../../shared/place/degrees';
import { daysOf, toHours, type DayHours } from './opening-hours';

export type BranchText = 'name' | 'address' | 'city' | 'latitude' | 'longitude';
/** Form values of a branch. `areaId` is empty without an area. */
export type BranchForm = Record<BranchText | 'areaId', string> & { days: DayHours[] };
export type BranchFieldError =
  'branchNameBad' | 'branchAddressBad' | 'branchCityBad' | 'latitudeBad' | 'longitudeBad' | 'pairBad';

const WRONG = { name: 'branchNameBad', address: 'branchAddressBad', city: 'branchCityBad' } as const;

const trimmed = (text: string | undefined): string => toAsciiDigits(text ?? '').trim();

export function findBranchFieldError(form: BranchForm, field: BranchText): BranchFieldError | null {
  const text = trimmed(form[field]);
  if (field === 'name' || field === 'address' || field === 'city')
    return meetsConstraint('BranchDto', field, text) ? null : WRONG[field];
  const other = trimmed(form[field === 'latitude' ? 'longitude' : 'latitude']);
  if (!text) return other ? 'pairBad' : null;
  if (field === 'latitude') return degreesOf(text, MAX_LATITUDE) === null ? 'latitudeBad' : null;
  return degreesOf(text, MAX_LONGITUDE) === null ? 'longitudeBad' : null;
}

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
