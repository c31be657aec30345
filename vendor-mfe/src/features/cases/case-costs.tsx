import { useVendorHonourCostsOfQuery, type CaseBranchCostsView } from 'shared-ui/api/honour';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Card } from 'shared-ui/ui';
import styles from './case-costs.module.css';
import { vendorCasesTexts } from './texts';

const REASONS = ['refused', 'chargedMore', 'gaveLess', 'notAvailable'] as const;

interface ReasonsTableProps {
  title: string;
  column: string;
  rows: readonly (Omit<CaseBranchCostsView, 'id' | 'name'> & { key: string; name: string })[];
}

/** Numbers of cases by reason, with what was given back. */
function ReasonsTable({ title, column, rows }: ReasonsTableProps) {
  const t = useTexts(vendorCasesTexts);
  const format = useFormat();
  return (
    <Card className={styles.card}>
      <h2>{title}</h2>
      <div className={styles.frame} tabIndex={0} role="region" aria-label={title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{column}</th>
              {REASONS.map((reason) => (
                <th key={reason} scope="col">
                  {t(`reason_${reason}`)}
                </th>
              ))}
              <th scope="col">{t('allReasons')}</th>
              <th scope="col">{t('amountColumn')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.name}</th>
                {REASONS.map((reason) => (
                  <td key={reason}>{row[reason] > 0 ? format.number(row[reason]) : '–'}</td>
                ))}
                <td>
                  <b>{format.number(row.cases)}</b>
                </td>
                <td>{row.amount > 0 ? format.money(row.amount) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

/** What the cases of 12 months cost the business, and their reasons by deal and branch. */
export function CaseCosts() {
  const t = useTexts(vendorCasesTexts);
  const format = useFormat();
  const { data } = useVendorHonourCostsOfQuery();
  if (!data || data.cases === 0) return null;
  const { points, refunds, again, cases, deals, branches } = data;
  const figures = [
    { name: 'costCases', value: format.number(cases) },
    { name: 'costPoints', value: format.money(points.amount), cases: points.cases },
    { name: 'costRefunds', value: format.money(refunds.amount), cases: refunds.cases },
    { name: 'costAgain', value: format.number(again) },
  ] as const;
  return (
    <section aria-labelledby="case-costs" className={styles.costs}>
      <h2 id="case-costs">{t('costs')}</h2>
      <dl className={styles.figures}>
        {figures.map((figure) => (
          <Card key={figure.name} className={styles.figure}>
            <dt>{t(figure.name)}</dt>
            <dd>{figure.value}</dd>
            {'cases' in figure && <dd className={styles.small}>{t('ofCases', { count: figure.cases })}</dd>}
          </Card>
        ))}
      </dl>
      <p className={styles.small}>{t('costsNote')}</p>
      <ReasonsTable
        title={t('byDeal')}
        column={t('dealColumn')}
        rows={deals.map((deal) => ({
          ...deal,
          key: String(deal.id),
          name: inLanguage(format.language, deal.title, deal.titleNe),
        }))}
      />
      <ReasonsTable
        title={t('byBranch')}
        column={t('branchColumn')}
        rows={branches.map((branch) => ({
          ...branch,
          key: String(branch.id),
          name: branch.name ?? t('noBranch'),
        }))}
      />
    </section>
  );
}
