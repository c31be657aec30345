import type { Translate } from 'shared-ui/i18n';

interface Count {
  total: number;
  totalIsExact: boolean;
}

/** '218 deals', or '1,000+ deals' above the counting limit. */
export const dealCountText = (t: Translate<'deals' | 'manyDeals'>, { total, totalIsExact }: Count): string =>
  totalIsExact ? t('deals', { count: total }) : t('manyDeals', { count: total });
