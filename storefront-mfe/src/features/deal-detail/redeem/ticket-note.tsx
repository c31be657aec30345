import { Clock } from 'lucide-react';
import type { DealPageView } from 'shared-ui/api/deals';
import type { OwnDealView } from 'shared-ui/api/redemptions';
import { useTexts } from 'shared-ui/i18n';
import { lazyPart } from 'shared-ui/ui';
import { dealDetailTexts } from '../texts';
import type { SaleState } from './sale-state';
import styles from './ticket-note.module.css';

// Only signed-in customers can reach their limit.
const RejectionNote = lazyPart(async () => (await import('./rejection-note')).RejectionNote);

interface TicketNoteProps {
  deal: DealPageView;
  /** State of the deal for the signed-in customer. */
  own: OwnDealView | null;
  saleState: SaleState;
}

const DAY_HOURS = 24;

/** Validity of a code, and that it is free. */
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

/** Text below the button: the validity of a code, or the reason why none is available. */
export function TicketNote({ deal, own, saleState }: TicketNoteProps) {
  const t = useTexts(dealDetailTexts);
  const rejection = own?.refusals.find(({ code }) => code !== 'deal.prepaid-only');
  if (own && rejection && ['open', 'prepaid', 'limitReached'].includes(saleState))
    return <RejectionNote rejection={rejection} used={own.used} />;
  if (saleState === 'open') return <CodeIsGood hours={deal.terms.passValidityHours} />;
  return saleState === 'prepaid' ? <p className={styles.note}>{t('prepaidNote')}</p> : null;
}
