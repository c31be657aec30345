import type { AdminCityView, NewCityDto } from 'shared-ui/api/admin-catalogue';
import { typedNumber } from 'shared-ui/format';
import { findFaults, isDegrees, type Faults } from '../entry-faults';

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

export const cityFaultsOf = (values: CityValues): Faults<CityValues> => ({
  ...findFaults(values, {
    slug: 'faultSlug',
    name: 'faultName',
    nameNe: 'faultName',
    position: 'faultPosition',
  }),
  ...(isDegrees(values.latitude, 90) ? {} : { latitude: 'faultDegrees' }),
  ...(isDegrees(values.longitude, 180) ? {} : { longitude: 'faultDegrees' }),
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

/** Where the pin stands, once both are figures. */
export const pinOf = ({ latitude, longitude }: CityValues) =>
  isDegrees(latitude, 90) && isDegrees(longitude, 180)
    ? { latitude: typedNumber(latitude), longitude: typedNumber(longitude) }
    : null;
