import type { DealDraftContentDto } from '../drafts/deal-draft.dto.js';
import { CARE_TEMPLATES } from './content/care.js';
import { DINING_TEMPLATES } from './content/dining.js';
import { FESTIVAL_TEMPLATES } from './content/festivals.js';
import { GENERAL_TEMPLATES } from './content/any.js';
import { OUTING_TEMPLATES } from './content/outings.js';
import { STAY_TEMPLATES } from './content/stays.js';
import { type DealTemplate, FESTIVALS } from './deal-template.js';
import type { DealTemplateView, TemplateSeasonView } from './deal-templates.view.js';

const OF_CATEGORIES: readonly DealTemplate[] = [
  ...DINING_TEMPLATES,
  ...STAY_TEMPLATES,
  ...CARE_TEMPLATES,
  ...OUTING_TEMPLATES,
];

/** Initial category and city of a draft; null if the catalog does not contain them. */
export interface TemplatePlace {
  categoryId: number | null;
  slug: string | null;
  parentSlug: string | null;
  locationId: number | null;
}

/** Days in Nepal, such as `2026-11-30`. */
interface Days {
  startDate: string;
  endDate: string;
}

const viewOf = (
  { key, name, nameNe, why, whyNe, content }: DealTemplate,
  { categoryId, locationId }: TemplatePlace,
  days: Days,
  season: TemplateSeasonView | null,
): DealTemplateView => {
  const begun: DealDraftContentDto = { ...content, ...days, categoryId, locationId };
  return { key, name, nameNe, why, whyNe, season, content: begun };
};

const matches = ({ festival }: DealTemplate, { name, nameNe }: TemplateSeasonView): boolean =>
  festival !== null && (FESTIVALS[festival].test(name) || FESTIVALS[festival].test(nameNe));

/**
 * Returns the templates of a category, those of upcoming festivals first. The deal of a festival ends with the festival.
 * @param usual start of all deals, and end of those without a festival
 */
export function templatesFor(
  place: TemplatePlace,
  seasons: readonly TemplateSeasonView[],
  usual: Days,
): DealTemplateView[] {
  const slugs = [place.slug, place.parentSlug];
  const fitting = OF_CATEGORIES.filter(({ categories }) => categories?.some((slug) => slugs.includes(slug)));
  const festive = seasons.flatMap((season) =>
    FESTIVAL_TEMPLATES.filter((template) => matches(template, season)).map((template) =>
      viewOf(template, place, { startDate: usual.startDate, endDate: season.until }, season),
    ),
  );
  const usualOnes = fitting.length > 0 ? fitting : GENERAL_TEMPLATES;
  return [...festive, ...usualOnes.map((template) => viewOf(template, place, usual, null))];
}
