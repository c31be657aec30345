import type { FacetsView } from 'shared-ui/api/explore';
import { usePlace } from 'shared-ui/platform';
import { CategoryChoice } from '../categories/category-choice';
import { NearChoice } from '../near/near-choice';
import type { Explore } from '../use-explore';
import { AreaChoice } from './area-choice';
import { KindChoice, PlaceChoice, PriceChoice } from './filter-choices';
import { FoodChoice, withFood } from './food-choice';
import { ALL_CITIES, cityOfList, without, type Filters } from './filters';
import { SaveSearch } from '../save-search';
import { RatingChoice, WhenChoice } from './visit-choices';

interface FilterGroupsProps extends Pick<Explore, 'filters' | 'categories' | 'locations'> {
  facets: FacetsView | undefined;
  /** Number of cities and of areas shown at first; undefined shows all. */
  limit?: number;
  onChange(filters: Filters): void;
}

/** All filter groups, used in the sheet and in the column beside the list. */
export function FilterGroups({ filters, facets, categories, locations, limit, onChange }: FilterGroupsProps) {
  const place = usePlace();
  const change = (next: Filters) => onChange({ ...filters, ...next });
  const city = cityOfList(filters, place);
  return (
    <>
      <WhenChoice filters={filters} onChange={change} />
      <CategoryChoice
        categories={categories}
        counts={facets?.categories}
        selected={filters.category}
        onSelect={(category) => change({ category })}
      />
      <PlaceChoice
        locations={locations}
        limit={limit}
        selected={city}
        onSelect={(chosen) =>
          onChange({
            ...without(filters, 'area', 'location'),
            ...((chosen ?? place.isChosen) && { location: chosen ?? ALL_CITIES }),
          })
        }
      />
      <AreaChoice
        city={city ?? place.city}
        counts={facets?.areas}
        limit={limit}
        selected={filters.area ?? []}
        onSelect={(area) => onChange({ ...without(filters, 'area'), ...(area.length > 0 && { area }) })}
      />
      <NearChoice draft={filters} onChange={onChange} />
      <FoodChoice
        counts={facets?.food}
        selected={filters.food ?? []}
        onSelect={(food) => onChange(withFood(filters, food))}
      />
      <KindChoice selected={filters.discountType} onSelect={(discountType) => change({ discountType })} />
      <PriceChoice low={filters.minPrice} high={filters.maxPrice} onChange={change} />
      <RatingChoice
        counts={facets?.ratings}
        selected={filters.minRating}
        onSelect={(minRating) => change({ minRating })}
      />
      <SaveSearch filters={filters} />
    </>
  );
}
