import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { missingNepali } from '../../../shared/nepali/missing-nepali';
import type { DealForm } from '../deal-fields';
import { dealEditorTexts } from '../texts';
import styles from './deal-preview.module.css';

/** Note about the texts that Nepali pages show in English. */
export function NepaliNote({ form }: { form: DealForm }) {
  const t = useTexts(dealEditorTexts);
  const missing = missingNepali(form);
  const hasWords = form.title.trim() !== '';
  if (!hasWords) return null;
  const names = missing.map((name) => t(`nepali_${name}`)).join(', ');
  return (
    <div className={styles.checks}>
      <h3>{t('nepaliTexts')}</h3>
      <ul>
        <li className={missing.length === 0 ? styles.done : styles.todo}>
          {missing.length === 0 ? (
            <CircleCheck size={18} aria-hidden />
          ) : (
            <CircleAlert size={18} aria-hidden />
          )}
          {missing.length === 0 ? t('nepaliThere') : t('nepaliMissing', { names })}
        </li>
      </ul>
    </div>
  );
}
