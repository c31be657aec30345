const category = <S extends string>(
  id: number,
  position: number,
  slug: S,
  name: string,
  name_ne: string,
  icon: string,
  parent_id: number | null = null,
) => ({
  id,
  position,
  slug,
  name,
  name_ne,
  icon,
  parent_id,
});

/** Icons are Lucide's names. */
export const categories = [
  category(1, 1, 'dining', 'Dining', 'खानपान', 'utensils'),
  category(4, 2, 'premium-dining', 'Premium dining', 'प्रिमियम डाइनिङ', 'concierge-bell', 1),
  category(5, 3, 'casual-dining', 'Casual dining', 'रेस्टुरेन्ट र खाजाघर', 'soup', 1),
  category(6, 4, 'cafes', 'Cafes', 'क्याफे', 'coffee', 1),
  category(7, 5, 'pubs-bars', 'Pubs & bars', 'पब र बार', 'beer', 1),
  category(2, 6, 'hotels', 'Hotels', 'होटल', 'bed-double'),
  category(8, 7, 'attractions', 'Attractions', 'घुम्ने ठाउँ', 'landmark'),
  category(3, 8, 'adventure', 'Adventure', 'साहसिक यात्रा', 'mountain'),
  category(9, 9, 'beauty', 'Spa & beauty', 'स्पा र सौन्दर्य', 'sparkles'),
  category(10, 10, 'fitness', 'Fitness', 'फिटनेस', 'dumbbell'),
  category(11, 11, 'entertainment', 'Entertainment', 'मनोरञ्जन', 'clapperboard'),
  category(12, 12, 'retail', 'Retail', 'किनमेल', 'shopping-bag'),
] as const;

export type CategorySlug = (typeof categories)[number]['slug'];
