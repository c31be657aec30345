import type { ManagedDealView } from 'shared-ui/api/admin';
import { useLanguage } from 'shared-ui/i18n';
import { DealCard } from 'shared-ui/ui';
import { changedParts, proposedDeal } from './proposal';
import styles from './proposed-card.module.css';

/** Card of the deal with its pending revision. Changed values are marked; the comparison lists them as text. */
export function ProposedCard({ deal }: { deal: ManagedDealView }) {
  const language = useLanguage();
  const changed = changedParts(deal, language === 'ne').join(' ');
  return (
    <div className={styles.proposed} data-changed={changed || undefined}>
      <DealCard deal={proposedDeal(deal)} preview />
    </div>
  );
}
