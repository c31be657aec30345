import type { CartLineView } from 'shared-ui/api/cart';
import { pictureOf } from 'shared-ui/ui';
import { businessNameIn, inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { lastDayToUse } from '../../../shared/bought-codes/bought-codes';
import shared from '../checkout.module.css';
import styles from './order-lines.module.css';
import { checkoutTexts } from '../texts';

/** Line of an order summary, from the cart or from an order. */
export interface OrderLineSummary {
  dealId: number;
  title: string;
  titleNe?: string | null;
  picture: string;
  vendor: { businessName: string; nameNe?: string | null };
  quantity: number;
  unitPrice: number;
  lineTotal: number;
  /** Changes since the deal was added to the cart. */
  notes?: readonly string[];
}

export function OrderLines({ lines }: { lines: readonly OrderLineSummary[] }) {
  const t = useTexts(checkoutTexts);
  const format = useFormat();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.dealId} className={styles.line}>
          <img src={line.picture} alt="" width={800} height={500} className={styles.picture} />
          <div className={styles.about}>
            <b>{inLanguage(format.language, line.title, line.titleNe)}</b>
            <span className={shared.small}>{businessNameIn(format.language, line.vendor)}</span>
            <span className={shared.small}>
              {t('quantityTimes', { count: line.quantity, price: format.money(line.unitPrice) })}
            </span>
            {line.notes?.map((note) => (
              <span key={note} className={shared.note}>
                {note}
              </span>
            ))}
          </div>
          <strong className={styles.sum}>{format.money(line.lineTotal)}</strong>
        </li>
      ))}
    </ul>
  );
}

/** Returns the lines of a cart, with the changes since they were added. */
export function useCartLines(lines: readonly CartLineView[]): OrderLineSummary[] {
  const t = useTexts(checkoutTexts);
  const format = useFormat();
  const lastDayNote = (endDate: string): string[] => {
    const day = lastDayToUse(endDate, new Date());
    return day ? [t('useBy', { day: format.day(day) })] : [];
  };
  return lines.map((line) => ({
    dealId: line.id,
    title: line.title,
    titleNe: line.titleNe,
    picture: pictureOf(line, format.language),
    vendor: line.vendor,
    quantity: line.quantity,
    unitPrice: line.discountedPrice,
    lineTotal: line.lineTotal,
    notes: [
      ...lastDayNote(line.endDate),
      ...(line.priceThen > 0 && line.priceThen !== line.discountedPrice
        ? [t('priceWas', { price: format.money(line.priceThen) })]
        : []),
      ...(line.wishedQuantity > line.quantity
        ? [t('reduced', { count: line.quantity, requested: line.wishedQuantity })]
        : []),
    ],
  }));
}
