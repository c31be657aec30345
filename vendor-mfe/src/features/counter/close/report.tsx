import { Download, Printer } from 'lucide-react';
import type { DailyCloseView } from 'shared-ui/api/counter';
import { businessNameIn, useFormat, useTexts } from 'shared-ui/i18n';
import { Button, buttonClass, ButtonLink, Card, EmptyState } from 'shared-ui/ui';
import { closeTableAddress } from './close-query';
import { CloseTable } from './close-table';
import { Overrides } from './overrides';
import styles from './daily-close-page.module.css';
import { dailyCloseTexts } from './texts';

interface ReportProps {
  close: DailyCloseView;
  /** Null for all branches. */
  branchId: number | null;
}

/** Totals of a day that cannot be closed: of all branches, or from before days could be closed. */
export function Report({ close, branchId }: ReportProps) {
  const t = useTexts(dailyCloseTexts);
  const format = useFormat();
  if (close.rows.length === 0 && close.overrides.length === 0) {
    return (
      <EmptyState
        card
        drawing="plate"
        level={2}
        title={t('none')}
        text={t('noneText')}
        actions={<ButtonLink to="/dashboard/counter">{t('openCounter')}</ButtonLink>}
      />
    );
  }
  return (
    <Card className={styles.sheet}>
      <h2>{t('of', { business: businessNameIn(format.language, close), day: format.day(close.day) })}</h2>
      <p className={styles.small}>{t('drawnUp', { moment: format.dateTime(close.at) })}</p>
      <CloseTable close={close} />
      <p className={styles.small}>{t('voidedNote')}</p>
      <Overrides overrides={close.overrides} />
      <p className={styles.signature}>{t('signature')}</p>
      <div className={styles.buttons}>
        <Button variant="outline" onClick={() => window.print()}>
          <Printer size={18} aria-hidden />
          {t('print')}
        </Button>
        <a
          href={closeTableAddress(close.day, branchId)}
          download
          className={buttonClass({ variant: 'outline' })}
        >
          <Download size={18} aria-hidden />
          {t('download')}
        </a>
      </div>
    </Card>
  );
}
