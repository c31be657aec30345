import { useTexts } from 'shared-ui/i18n';
import { ButtonLink, EmptyState } from 'shared-ui/ui';
import type { DealGroup } from './deal-groups';
import { vendorDealsTexts } from './texts';

interface NothingHereProps {
  group: DealGroup;
  search: string;
}

/** Empty state of a group, or of a search without results. */
export function NothingHere({ group, search }: NothingHereProps) {
  const t = useTexts(vendorDealsTexts);
  if (search) {
    const clear = (
      <ButtonLink variant="tint" to={`?tab=${group}`}>
        {t('clearSearch')}
      </ButtonLink>
    );
    return (
      <EmptyState
        card
        drawing="search"
        title={t('noneFound')}
        text={t('noneFoundText', { search })}
        actions={clear}
      />
    );
  }
  return (
    <EmptyState
      card
      drawing="plate"
      title={t('noneHere')}
      text={t(group === 'drafts' ? 'noDraftsText' : 'noneHereText')}
    />
  );
}
