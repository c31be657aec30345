/** Lucide's names. */
export const CATEGORY_ICONS = [
  'utensils',
  'concierge-bell',
  'soup',
  'coffee',
  'beer',
  'bed-double',
  'landmark',
  'mountain',
  'sparkles',
  'dumbbell',
  'clapperboard',
  'shopping-bag',
  'bus',
  'heart-pulse',
  'graduation-cap',
  'ticket',
] as const;
export type CategoryIcon = (typeof CATEGORY_ICONS)[number];
