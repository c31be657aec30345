import type { DealBranchView, DealPageView } from 'shared-ui/api/deals';
import type { Language } from 'shared-ui/format';
import { inLanguage } from 'shared-ui/i18n';

/** Place where a deal can be used. */
export interface PlaceOfUse extends Pick<
  DealBranchView,
  'id' | 'name' | 'latitude' | 'longitude' | 'hours' | 'opening'
> {
  address: string;
}

type Placed = Pick<DealPageView, 'venue' | 'area' | 'branches'>;

/** The deal's own venue if it has one; otherwise its branches (rule D13). */
export function placesOfUse({ venue, area, branches }: Placed, language: Language): PlaceOfUse[] {
  if (!venue) return branches.map((branch) => ({ ...branch, address: `${branch.address}, ${branch.city}` }));
  const { latitude, longitude } = venue;
  return [
    {
      id: 0,
      name: inLanguage(language, venue.name, venue.nameNe),
      address: area ? inLanguage(language, area.name, area.nameNe) : '',
      latitude,
      longitude,
      hours: null,
      opening: { state: 'unknown', changesAt: null },
    },
  ];
}
