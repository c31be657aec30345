import type { AdminSeasonView, NewSeasonDto } from 'shared-ui/api/admin-catalogue';
import { findFaults, type Faults } from '../entry-faults';

export const SEASON_COLORS = [
  'brand',
  'marigold',
  'rose',
  'green',
  'blue',
] as const satisfies readonly NonNullable<AdminSeasonView['color']>[];

export interface SeasonValues extends Omit<NewSeasonDto, 'color'> {
  /** Empty is none. */
  color: string;
}

export const seasonValuesOf = (season: AdminSeasonView | undefined): SeasonValues => ({
  name: season?.name ?? '',
  nameNe: season?.nameNe ?? '',
  from: season?.from ?? '',
  until: season?.until ?? '',
  color: season?.color ?? '',
  isActive: season?.isActive ?? true,
});

export const seasonFaultsOf = (values: SeasonValues): Faults<SeasonValues> => {
  const faults = findFaults(values, {
    name: 'faultName',
    nameNe: 'faultName',
    from: 'faultDay',
    until: 'faultDay',
  });
  return values.from && values.until && values.until < values.from
    ? { ...faults, until: 'faultDays' }
    : faults;
};

export const toSeason = (values: SeasonValues): NewSeasonDto => ({
  ...values,
  color: SEASON_COLORS.find((color) => color === values.color) ?? null,
});
