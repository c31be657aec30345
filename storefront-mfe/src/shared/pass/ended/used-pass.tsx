import { Check } from 'lucide-react';
import type { PassSummary } from 'shared-ui/platform';
import { useFormat, useTexts } from 'shared-ui/i18n';
import styles from './ended-pass.module.css';
import { passTexts } from '../texts';

/** What a redeemed pass brought: the saving, which a bought pass shows on its order, and the points. */
function Gains({ pass: { deal, isBought, points = 0 } }: { pass: PassSummary }) {
  const t = useTexts(passTexts);
  const format = useFormat();
  const saved = isBought ? 0 : deal.originalPrice - deal.discountedPrice;
  if (saved <= 0 && points <= 0) return null;
  return (
    <ul className={styles.gains}>
      {saved > 0 && (
        <li className={styles.saved}>
          <b>{format.money(saved)}</b> {t('gainSaved')}
        </li>
      )}
      {points > 0 && (
        <li className={styles.points}>
          <b>+{format.number(points)}</b> {t('gainPoints', { count: points })}
        </li>
      )}
    </ul>
  );
}

/** Confirmation that a counter accepted the pass. Announced to screen readers. */
export function UsedPass({ pass }: { pass: PassSummary }) {
  const t = useTexts(passTexts);
  const format = useFormat();
  return (
    <div role="alert" className={styles.used}>
      <div className={styles.accepted}>
        <span className={styles.mark}>
          <Check size={44} strokeWidth={3} />
        </span>
        <strong>{t('used')}</strong>
        <p>{t('usedText', { when: format.dateTime(pass.redeemedAt) })}</p>
      </div>
      <Gains pass={pass} />
    </div>
  );
}
