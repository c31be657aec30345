import { useOwnAccountOneQuery } from 'shared-ui/api/auth';
import type { PassView } from 'shared-ui/api/redemptions';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { useNow } from 'shared-ui/ui';
import styles from './pass-ticket.module.css';
import { savedBy } from './savings';
import { passesTexts } from './texts';

/** Amounts of a pass: paid, saved and earned. */
export function PassSums({ pass }: { pass: PassView }) {
  const t = useTexts(passesTexts);
  const format = useFormat();
  const now = useNow();
  const isUsed = pass.state === 'redeemed';
  const isCooling = now && pass.pointsSpendableAt && new Date(pass.pointsSpendableAt) > now;
  const spendableAt = isCooling ? pass.pointsSpendableAt : null;
  const saved = savedBy(pass);
  const { data: account } = useOwnAccountOneQuery();
  const multiplier = account?.membership.pointsMultiplier ?? 1;
  const points = isUsed ? pass.points : pass.deal.pointsEarned * multiplier;
  const { sumToPay, discountedPrice } = pass.deal;
  const amount = format.money(pass.amount ?? sumToPay);
  const toPay = sumToPay > discountedPrice ? 'youPayWithTaxes' : 'youPay';
  return (
    <div className={styles.sums}>
      <span>{t(pass.isBought ? 'paidBefore' : isUsed ? 'paid' : toPay, { amount })}</span>
      {saved > 0 && (
        <span className={styles.saved}>{t(isUsed ? 'saved' : 'save', { amount: format.money(saved) })}</span>
      )}
      {points > 0 && (
        <span className={styles.points}>
          {spendableAt
            ? t('pointsFrom', { count: points, when: format.soon(spendableAt, now) })
            : t(isUsed ? 'pointsEarned' : 'pointsWhenUsed', { count: points })}
        </span>
      )}
      {pass.pointsWithheld && <span className={styles.small}>{t(`noPoints_${pass.pointsWithheld}`)}</span>}
    </div>
  );
}
