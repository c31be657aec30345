import { useState } from 'react';
import type { ManagedDealView } from 'shared-ui/api/vendor-deals';
import { useTexts } from 'shared-ui/i18n';
import { Button, ButtonLink } from 'shared-ui/ui';
import { actionsOf, type DealAction } from './deal-groups';
import { DeleteDialog } from './delete-dialog';
import styles from './vendor-deals.module.css';
import { vendorDealsTexts } from './texts';
import type { DealActions } from './use-deal-actions';

interface DealRowActionsProps {
  deal: Pick<ManagedDealView, 'id' | 'status' | 'isFeatured' | 'featureRequestedAt'>;
  title: string;
  actions: DealActions;
}

const linksOf = (id: number): Readonly<Partial<Record<DealAction, string>>> => ({
  preview: `/deals/${id}`,
  view: `/deals/${id}`,
  edit: `/dashboard/deals/${id}/edit`,
});

export function DealRowActions({ deal, title, actions }: DealRowActionsProps) {
  const t = useTexts(vendorDealsTexts);
  const [isConfirming, setConfirming] = useState(false);
  const links = linksOf(deal.id);
  const presses: Partial<Record<DealAction, () => void>> = {
    pause: () => void actions.pause(),
    resume: () => void actions.resume(),
    similar: () => void actions.repeat(),
    feature: () => void actions.requestFeature(),
    delete: () => setConfirming(true),
  };
  return (
    <div className={styles.actions}>
      {actionsOf(deal).map((action) => {
        const to = links[action];
        const label = t('actionOn', { action: t(action), title });
        return to ? (
          <ButtonLink key={action} size="small" variant="tint" to={to} aria-label={label}>
            {t(action)}
          </ButtonLink>
        ) : (
          <Button
            key={action}
            size="small"
            variant={action === 'delete' ? 'danger' : 'tint'}
            disabled={actions.busy}
            aria-label={label}
            onClick={presses[action]}
          >
            {t(action)}
          </Button>
        );
      })}
      {isConfirming && (
        <DeleteDialog text={t('deleteText')} {...actions} onClose={() => setConfirming(false)} />
      )}
    </div>
  );
}
