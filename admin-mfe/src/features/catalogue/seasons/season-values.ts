import type { AdminSeasonView, NewSeasonDto } from 'shared-ui/api/admin-catalogue';
import { findFieldErrors, type EntryErrors } from '../entry-errors';

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
  isHoliday: season?.isHoliday ?? false,
});

export const seasonFieldErrorsOf = (values: SeasonValues): EntryErrors<SeasonValues> => {
  const fieldErrors = findFieldErrors('NewSeasonDto', values, {
    name: 'faultName',
    nameNe: 'faultName',
    from: 'faultDay',
    until: 'faultDay',
  });
  return values.from && values.until && values.until < values.from
    ? { ...fieldErrors, until: 'faultDays' }
    : fieldErrors;
};

export const toSeason = (values: SeasonValues): NewSeasonDto => ({
  ...values,
  color: SEASON_COLORS.find((color) => color === values.color) ?? null,
});
