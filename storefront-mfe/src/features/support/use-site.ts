import { useSiteReadQuery } from 'shared-ui/api/site';
import { useLanguage } from 'shared-ui/i18n';
import { siteValuesOf, type SiteValues } from '../../shared/site/site-values';

export function useSite(): SiteValues {
  const { data } = useSiteReadQuery();
  return siteValuesOf(data, useLanguage());
}
