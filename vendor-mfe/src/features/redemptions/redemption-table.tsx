import type { VendorRedemptionView } from 'shared-ui/api/counter';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Tag } from 'shared-ui/ui';
import styles from './redemptions.module.css';
import { redemptionsTexts } from './texts';

function Row({ use }: { use: VendorRedemptionView }) {
  const t = useTexts(redemptionsTexts);
  const format = useFormat();
  return (
    <tr>
      <td className={styles.when}>
        {format.shortDate(use.redeemedAt)}
        <span className={styles.small}>{format.time(use.redeemedAt)}</span>
      </td>
      <th scope="row">
        {inLanguage(format.language, use.dealTitle, use.dealTitleNe)}
        <span className={styles.small}>{[use.customer, use.branchName].filter(Boolean).join(' · ')}</span>
        {use.state === 'voided' && (
          <span className={styles.small}>
            <Tag tone="neutral">{t('voided')}</Tag> {use.voidReason}
          </span>
        )}
      </th>
      <td className={styles.wide}>{use.acceptedBy}</td>
      <td className={styles.amount}>{format.money(use.amount)}</td>
      <td className={`${styles.amount} ${styles.wide}`}>{format.number(use.points)}</td>
    </tr>
  );
}

/** Redemptions, newest first. */
export function RedemptionTable({ uses }: { uses: readonly VendorRedemptionView[] }) {
  const t = useTexts(redemptionsTexts);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('when')}</th>
          <th scope="col">{t('deal')}</th>
          <th scope="col" className={styles.wide}>
            {t('acceptedBy')}
          </th>
          <th scope="col" className={styles.amount}>
            {t('charged')}
          </th>
          <th scope="col" className={`${styles.amount} ${styles.wide}`}>
            {t('points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {uses.map((use) => (
          <Row key={use.id} use={use} />
        ))}
      </tbody>
    </table>
  );
}
