import { Clock } from 'lucide-react';
import type { DealPageView } from 'shared-ui/api/deals';
import type { OwnDealView } from 'shared-ui/api/redemptions';
import { useTexts } from 'shared-ui/i18n';
import { lazyPart } from 'shared-ui/ui';
import { dealDetailTexts } from '../texts';
import type { SaleState } from './sale-state';
import styles from './ticket-note.module.css';

// Only customers who are signed in meet their own limit.
const RejectionNote = lazyPart(async () => (await import('./rejection-note')).RejectionNote);

interface TicketNoteProps {
  deal: DealPageView;
  /** How the signed-in customer stands with the deal. */
  own: OwnDealView | null;
  saleState: SaleState;
}

const DAY_HOURS = 24;

/** How long a code is good, and that nothing is paid for it. */
function CodeIsGood({ hours }: { hours: number }) {
  const t = useTexts(dealDetailTexts);
  const inDays = hours > DAY_HOURS && hours % DAY_HOURS === 0;
  return (
    <div className={styles.good}>
      <span className={styles.goodIcon}>
        <Clock size={20} />
      </span>
      <p>
        <b>{inDays ? t('goodDays', { count: hours / DAY_HOURS }) : t('goodHours', { count: hours })}</b>
        <small>{t('goodHint')}</small>
      </p>
    </div>
  );
}

/** What is said below the button: how long a code is good, or why there is none. */
export function TicketNote({ deal, own, saleState }: TicketNoteProps) {
  const t = useTexts(dealDetailTexts);
  const rejection = own?.refusals.find(({ code }) => code !== 'deal.prepaid-only');
  if (own && rejection && ['open', 'prepaid', 'limitReached'].includes(saleState))
    return <RejectionNote rejection={rejection} used={own.used} />;
  if (saleState === 'open') return <CodeIsGood hours={deal.terms.passValidityHours} />;
  return saleState === 'prepaid' ? <p className={styles.note}>{t('prepaidNote')}</p> : null;
}
