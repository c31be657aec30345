import type { PointsOfferView } from 'shared-ui/api/orders';
import { useFormat, useTexts } from 'shared-ui/i18n';
import styles from './checkout.module.css';
import { checkoutTexts } from './texts';

interface PointsChoiceProps {
  offer: PointsOfferView;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** Option to pay a part with points, with the amount and its maximum (rules OR3 and CK1). */
export function PointsChoice({ offer, checked, onChange }: PointsChoiceProps) {
  const t = useTexts(checkoutTexts);
  const format = useFormat();
  const used = offer.payable * 10;
  return (
    <label className={styles.points}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        <b>{t('pointsUse', { count: used, amount: format.money(offer.payable) })}</b>
        <span className={styles.small}>{t('pointsRule', { share: offer.largestShare })}</span>
      </span>
    </label>
  );
}
