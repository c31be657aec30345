import type { VendorRedemptionView } from 'shared-ui/api/counter';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Tag } from 'shared-ui/ui';
import { ExpandableRow, ExpandHeading } from '../../shared/expandable-row/expandable-row';
import styles from './redemptions.module.css';
import { redemptionsTexts } from './texts';

const COLUMNS = 5;

function Row({ use }: { use: VendorRedemptionView }) {
  const t = useTexts(redemptionsTexts);
  const format = useFormat();
  const title = inLanguage(format.language, use.dealTitle, use.dealTitleNe);
  return (
    <ExpandableRow
      row={title}
      columns={COLUMNS}
      facts={[
        { key: 'acceptedBy', title: t('acceptedBy'), value: use.usedBy },
        ...(use.reference ? [{ key: 'reference', title: t('reference'), value: use.reference }] : []),
        { key: 'points', title: t('points'), value: format.number(use.points) },
      ]}
    >
      <td className={styles.when}>
        {format.shortDate(use.redeemedAt)}
        <span className={styles.small}>{format.time(use.redeemedAt)}</span>
      </td>
      <th scope="row">
        {title}
        <span className={styles.small}>
          {[use.customer, use.branchName, use.reference].filter(Boolean).join(' · ')}
        </span>
        {use.state === 'voided' && (
          <span className={styles.small}>
            <Tag tone="neutral">{t('voided')}</Tag> {use.voidReason}
          </span>
        )}
      </th>
      <td className={styles.wide}>{use.usedBy}</td>
      <td className={styles.amount}>{format.money(use.amount)}</td>
      <td className={`${styles.amount} ${styles.wide}`}>{format.number(use.points)}</td>
    </ExpandableRow>
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
          <ExpandHeading />
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
