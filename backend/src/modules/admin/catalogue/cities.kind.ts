import type { CatalogueKind } from './catalogue-kind.js';
import { CityMissing } from './catalogue.errors.js';
import type { NewCityDto } from './dto/city.dto.js';

export const CITIES: CatalogueKind = {
  table: 'locations',
  subject: 'city',
  columns: {
    slug: 'slug',
    name: 'name',
    nameNe: 'name_ne',
    image: 'image',
    latitude: 'latitude',
    longitude: 'longitude',
    position: 'position',
    isActive: 'is_active',
  } satisfies Record<keyof NewCityDto, string>,
  shown: { dealCount: '(SELECT count(*)::int FROM deals d WHERE d.location_id = t.id)' },
  order: 't.position, t.id',
  tags: ['catalog', 'deals'],
  missing: CityMissing,
  unique: { locations_slug_key: 'slug', locations_name_key: 'name' },
};
