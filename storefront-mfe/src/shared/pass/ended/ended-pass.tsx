import { Clock } from 'lucide-react';
import type { PassSummary } from 'shared-ui/platform';
import { useTexts } from 'shared-ui/i18n';
import styles from './ended-pass.module.css';
import { passTexts } from '../texts';
import { UsedPass } from './used-pass';

/** Replaces the code of a redeemed or expired pass. Announced to screen readers. */
export function EndedPass({ pass }: { pass: PassSummary }) {
  const t = useTexts(passTexts);
  if (pass.state === 'redeemed') return <UsedPass pass={pass} />;
  return (
    <div role="alert" className={styles.ended}>
      <Clock size={72} />
      <strong>{t('expired')}</strong>
      <p>{t('endedText')}</p>
    </div>
  );
}
