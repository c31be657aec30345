import { useTexts } from 'shared-ui/i18n';
import { ButtonLink, EmptyState } from 'shared-ui/ui';
import { pathOf } from './filters/filters';
import { exploreTexts } from './texts';
import type { Explore } from './use-explore';

/** Empty state with other searches or fewer filters. */
export function NoDeals({ answer, filters }: Pick<Explore, 'answer' | 'filters'>) {
  const t = useTexts(exploreTexts);
  return (
    <EmptyState
      drawing="search"
      title={t('none')}
      text={t('noneText')}
      actions={
        <>
          {answer?.suggestions.map((search) => (
            <ButtonLink key={search} variant="tint" to={pathOf({ search })}>
              {search}
            </ButtonLink>
          ))}
          <ButtonLink to={pathOf({ view: filters.view })}>{t('clearFilters')}</ButtonLink>
        </>
      }
    />
  );
}
