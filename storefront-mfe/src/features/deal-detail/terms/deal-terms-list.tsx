import { Check } from 'lucide-react';
import type { DealPageView } from 'shared-ui/api/deals';
import { useFormat, useTexts } from 'shared-ui/i18n';
import styles from './deal-terms-list.module.css';
import { termsOf } from './deal-terms';
import { dealDetailTexts } from '../texts';

export function DealTermsList({ deal }: { deal: DealPageView }) {
  const t = useTexts(dealDetailTexts);
  const format = useFormat();
  return (
    <ul className={styles.terms}>
      {termsOf(deal, t, format).map((sentence) => (
        <li key={sentence}>
          <Check size={18} />
          {sentence}
        </li>
      ))}
    </ul>
  );
}
