/** The plans that have words of their own; any other gets the plainest. */
const known = ['basic', 'premium', 'vip'] as const;

export type KnownPlan = (typeof known)[number];

export const wordsOf = (slug: string): KnownPlan => known.find((plan) => plan === slug) ?? 'basic';

const MONTHS = 12;

/** What a year's price is a month, in whole rupees, half up. */
export const aMonth = (priceYearly: number): number => Math.floor(priceYearly / MONTHS + 0.5);
