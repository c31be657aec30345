import { CircleCheck, Clock } from 'lucide-react';
import type { PassSummary } from 'shared-ui/platform';
import { useFormat, useTexts } from 'shared-ui/i18n';
import styles from './pass.module.css';
import { passTexts } from './texts';

/** Replaces the code of a redeemed or expired pass. Announced to screen readers. */
export function EndedPass({ pass }: { pass: PassSummary }) {
  const t = useTexts(passTexts);
  const format = useFormat();
  const isUsed = pass.state === 'redeemed';
  const Icon = isUsed ? CircleCheck : Clock;
  const points = pass.points ?? 0;
  return (
    <div role="alert" className={isUsed ? styles.used : styles.ended}>
      <Icon size={72} />
      <strong>{t(isUsed ? 'used' : 'expired')}</strong>
      <p>{isUsed ? t('usedText', { when: format.dateTime(pass.redeemedAt) }) : t('endedText')}</p>
      {isUsed && points > 0 && <p>{t('earned', { count: points })}</p>}
    </div>
  );
}
