/** Plans with their own texts; any other plan uses those of `basic`. */
const known = ['basic', 'premium', 'vip'] as const;

export type KnownPlan = (typeof known)[number];

export const wordsOf = (slug: string): KnownPlan => known.find((plan) => plan === slug) ?? 'basic';

const MONTHS = 12;

/** Returns the price per month of an annual price, in whole rupees, rounded half up. */
export const aMonth = (priceYearly: number): number => Math.floor(priceYearly / MONTHS + 0.5);
