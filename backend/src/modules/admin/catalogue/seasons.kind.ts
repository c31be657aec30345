import type { CatalogueKind } from './catalogue-kind.js';
import { SeasonEndsTooEarly, SeasonMissing } from './catalogue.errors.js';
import type { NewSeasonDto } from './dto/season.dto.js';

export const SEASONS: CatalogueKind = {
  table: 'festival_seasons',
  subject: 'season',
  columns: {
    name: 'name',
    nameNe: 'name_ne',
    from: 'starts_on',
    until: 'ends_on',
    color: 'color',
    isActive: 'is_active',
  } satisfies Record<keyof NewSeasonDto, string>,
  days: ['from', 'until'],
  shown: {
    isRunning:
      "t.is_active AND (now() AT TIME ZONE 'Asia/Kathmandu')::date BETWEEN t.starts_on AND t.ends_on",
  },
  order: 't.starts_on DESC, t.id DESC',
  tags: [],
  missing: SeasonMissing,
  unique: { festival_seasons_once: 'name' },
  refusals: { festival_seasons_days: SeasonEndsTooEarly },
};
