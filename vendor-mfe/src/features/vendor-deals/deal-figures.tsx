import { Clock, ScanLine, TicketPercent, type LucideIcon } from 'lucide-react';
import { useVendorDealsCountsQuery } from 'shared-ui/api/vendor-deals';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Card } from 'shared-ui/kit';
import styles from './figures.module.css';
import { vendorDealsTexts } from './texts';

interface FigureProps {
  label: string;
  note: string;
  icon: LucideIcon;
  value: number | undefined;
}

function Figure({ label, note, icon: Icon, value }: FigureProps) {
  const t = useTexts(vendorDealsTexts);
  const format = useFormat();
  return (
    <Card className={styles.figure}>
      <dt className={styles.label}>
        {label}
        <span className={styles.icon}>
          <Icon size={20} aria-hidden />
        </span>
      </dt>
      <dd className={styles.value}>{value === undefined ? t('noNumber') : format.number(value)}</dd>
      <dd className={styles.note}>{note}</dd>
    </Card>
  );
}

/** The counts above everything else. */
export function DealFigures() {
  const t = useTexts(vendorDealsTexts);
  const { data: counts } = useVendorDealsCountsQuery();
  const used = counts?.redemptions;
  return (
    <dl className={styles.figures}>
      <Figure label={t('activeDeals')} note={t('activeNote')} icon={TicketPercent} value={counts?.active} />
      <Figure label={t('pendingApproval')} note={t('pendingNote')} icon={Clock} value={counts?.pending} />
      <Figure
        label={t('totalRedemptions')}
        note={t(used === 0 ? 'noRedemptions' : 'redemptionsNote')}
        icon={ScanLine}
        value={used}
      />
    </dl>
  );
}
