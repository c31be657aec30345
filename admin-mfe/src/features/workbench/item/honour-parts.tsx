import type { WorkItemView } from 'shared-ui/api/admin-work';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { workbenchTexts } from '../texts';
import { FactList } from './fact-list';
import styles from './item.module.css';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Sums and customer of a case. It is decided on its own page. */
export function CasePart({ item: { facts } }: { item: WorkItemView }) {
  const t = useTexts(workbenchTexts);
  const format = useFormat();
  const amountOf = (name: string) =>
    typeof facts[name] === 'number' ? format.money(number(facts[name])) : '';
  return (
    <FactList
      rows={[
        [t('fact_number'), format.number(number(facts['number']))],
        [t('fact_customer'), text(facts['customer'])],
        [t('fact_promised'), amountOf('promised')],
        [t('fact_paid'), amountOf('paid')],
        [t('fact_unanswered'), facts['isUnanswered'] === true ? t('unanswered') : ''],
      ]}
    />
  );
}

/** Cases decided against a business and its score. It is suspended on its own page. */
export function HonourPart({ item: { facts } }: { item: WorkItemView }) {
  const t = useTexts(workbenchTexts);
  const format = useFormat();
  const [given, counted] = [number(facts['given']), number(facts['counted'])];
  return (
    <>
      <FactList
        rows={[
          [t('fact_cases'), format.number(number(facts['cases']))],
          [t('fact_score'), t('givenOf', { given, counted })],
        ]}
      />
      <p className={styles.why}>{t('suspendThere')}</p>
    </>
  );
}
