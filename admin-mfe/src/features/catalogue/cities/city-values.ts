import type { AdminCityView, NewCityDto } from 'shared-ui/api/admin-catalogue';
import { typedNumber } from 'shared-ui/format';
import { meetsConstraint } from 'shared-ui/platform';
import { findFieldErrors, type EntryErrors } from '../entry-errors';

export interface CityValues {
  slug: string;
  name: string;
  nameNe: string;
  image: string | null;
  latitude: string;
  longitude: string;
  position: string;
  isActive: boolean;
}

export const cityValuesOf = (city: AdminCityView | undefined): CityValues => ({
  slug: city?.slug ?? '',
  name: city?.name ?? '',
  nameNe: city?.nameNe ?? '',
  image: city?.image ?? null,
  latitude: String(city?.latitude ?? ''),
  longitude: String(city?.longitude ?? ''),
  position: String(city?.position ?? 0),
  isActive: city?.isActive ?? true,
});

export const cityFieldErrorsOf = (values: CityValues): EntryErrors<CityValues> =>
  findFieldErrors('NewCityDto', values, {
    slug: 'faultSlug',
    name: 'faultName',
    nameNe: 'faultName',
    position: 'faultPosition',
    latitude: 'faultDegrees',
    longitude: 'faultDegrees',
  });

export const toCity = (values: CityValues): Omit<NewCityDto, 'slug'> => ({
  name: values.name,
  nameNe: values.nameNe,
  image: values.image,
  latitude: typedNumber(values.latitude),
  longitude: typedNumber(values.longitude),
  position: typedNumber(values.position),
  isActive: values.isActive,
});

/** Pin coordinates, when both are valid numbers. */
export const pinOf = ({ latitude, longitude }: CityValues) =>
  meetsConstraint('NewCityDto', 'latitude', latitude) && meetsConstraint('NewCityDto', 'longitude', longitude)
    ? { latitude: typedNumber(latitude), longitude: typedNumber(longitude) }
    : null;
