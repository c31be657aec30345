import { useTexts } from 'shared-ui/i18n';
import { ChipLink } from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import { DifferenceList } from './difference-list';
import styles from '../payments.module.css';
import { SettlementImport } from './settlement-import';
import { SettlementList } from './settlement-list';
import { paymentsTexts } from '../texts';

const PARTS = { differences: DifferenceList, imports: SettlementList } as const;
const NAMES = ['differences', 'imports'] as const;

/** Settlement files compared with recorded payments: the differences, and the imported files. */
export function SettlementsPart() {
  const t = useTexts(paymentsTexts);
  const [query] = useSearchParams();
  const part = NAMES.find((one) => one === query.get('list')) ?? 'differences';
  const Part = PARTS[part];
  return (
    <>
      <div className={styles.bar}>
        <nav aria-label={t('parts')} className={styles.tags}>
          {NAMES.map((one) => (
            <ChipLink
              key={one}
              to={`/dashboard/payments?tab=settlements&list=${one}`}
              selected={one === part}
            >
              {t(`part_${one}`)}
            </ChipLink>
          ))}
        </nav>
        <SettlementImport />
      </div>
      <Part />
    </>
  );
}
