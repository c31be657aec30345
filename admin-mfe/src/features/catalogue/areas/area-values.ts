import type { AdminAreaView, NewAreaDto } from 'shared-ui/api/admin-catalogue';
import { typedNumber } from 'shared-ui/format';
import { meetsConstraint } from 'shared-ui/platform';
import { findFieldErrors, type EntryErrors } from '../entry-errors';

export interface AreaValues {
  locationId: string;
  slug: string;
  name: string;
  nameNe: string;
  latitude: string;
  longitude: string;
  isActive: boolean;
}

export const areaValuesOf = (area: AdminAreaView | undefined): AreaValues => ({
  locationId: String(area?.locationId ?? ''),
  slug: area?.slug ?? '',
  name: area?.name ?? '',
  nameNe: area?.nameNe ?? '',
  latitude: String(area?.latitude ?? ''),
  longitude: String(area?.longitude ?? ''),
  isActive: area?.isActive ?? true,
});

export const areaFieldErrorsOf = (values: AreaValues): EntryErrors<AreaValues> =>
  findFieldErrors('NewAreaDto', values, {
    locationId: 'faultCity',
    slug: 'faultSlug',
    name: 'faultName',
    nameNe: 'faultName',
    latitude: 'faultDegrees',
    longitude: 'faultDegrees',
  });

export const toArea = (values: AreaValues): Omit<NewAreaDto, 'slug' | 'locationId'> => ({
  name: values.name,
  nameNe: values.nameNe,
  latitude: typedNumber(values.latitude),
  longitude: typedNumber(values.longitude),
  isActive: values.isActive,
});

/** Pin coordinates, when both are valid numbers. */
export const areaPinOf = ({ latitude, longitude }: AreaValues) =>
  meetsConstraint('NewAreaDto', 'latitude', latitude) && meetsConstraint('NewAreaDto', 'longitude', longitude)
    ? { latitude: typedNumber(latitude), longitude: typedNumber(longitude) }
    : null;
