import { Trash2 } from 'lucide-react';
import type { CartLineView } from 'shared-ui/api/cart';
import { pictureOf, IconButton, Price, Tag } from 'shared-ui/ui';
import { businessNameIn, inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import styles from './cart-line.module.css';
import { noteOf } from './line-note';
import { QuantityStepper } from './quantity-stepper';
import { cartTexts } from './texts';

interface CartLineProps {
  line: CartLineView;
  isChanging: boolean;
  onQuantity(quantity: number): void;
}

function LineNotes({ line }: { line: CartLineView }) {
  const t = useTexts(cartTexts);
  const format = useFormat();
  const note = noteOf(line);
  if (note?.kind === 'refused') return <Tag tone="bad">{t(note.text)}</Tag>;
  return (
    <>
      {note && (
        <p className={styles.note} role="status">
          {t(note.text, { count: note.count })}
          {note.isReduced && ` · ${t('reduced', { requested: line.wishedQuantity })}`}
        </p>
      )}
      {line.priceThen !== line.discountedPrice && (
        <p className={styles.note}>{t('priceWas', { price: format.money(line.priceThen) })}</p>
      )}
    </>
  );
}

/** Deal in the cart with its quantity and price. */
export function CartLine({ line, isChanging, onQuantity }: CartLineProps) {
  const t = useTexts(cartTexts);
  const format = useFormat();
  const title = inLanguage(format.language, line.title, line.titleNe);
  const isLinked = line.availability !== 'paused' && line.availability !== 'withdrawn';
  return (
    <li className={styles.line}>
      <img
        src={pictureOf(line, format.language)}
        alt=""
        width={800}
        height={500}
        className={styles.picture}
      />
      <div className={styles.about}>
        <h2 className={styles.name}>{isLinked ? <Link to={`/deals/${line.id}`}>{title}</Link> : title}</h2>
        <p className={styles.business}>{businessNameIn(format.language, line.vendor)}</p>
        <Price originalPrice={line.originalPrice} discountedPrice={line.discountedPrice} />
        <LineNotes line={line} />
      </div>
      <div className={styles.amount}>
        {line.quantity > 0 && (
          <>
            <QuantityStepper
              title={title}
              quantity={line.quantity}
              maxQuantity={line.maxQuantity}
              disabled={isChanging}
              onChange={onQuantity}
            />
            <strong className={styles.sum}>{format.money(line.lineTotal)}</strong>
          </>
        )}
        <IconButton label={t('removeLine', { title })} onClick={() => isChanging || onQuantity(0)}>
          <Trash2 size={18} />
        </IconButton>
      </div>
    </li>
  );
}
