import { Check } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import styles from './photos-field.module.css';
import { dealEditorTexts } from '../texts';

const POINTS = ['thing', 'light', 'words', 'true', 'people'] as const;

/** Checklist for good photos. */
export function GoodPhotos() {
  const t = useTexts(dealEditorTexts);
  return (
    <div className={styles.good}>
      <h3>{t('goodPhotos')}</h3>
      <ul>
        {POINTS.map((point) => (
          <li key={point}>
            <Check size={18} aria-hidden />
            {t(`goodPhoto_${point}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
