import { QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';
import type { OrderLineView, OrderView } from 'shared-ui/api/orders';
import { useRedemptionsOneQuery } from 'shared-ui/api/redemptions';
import { businessNameIn, inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Button, Card } from 'shared-ui/ui';
import { PassDialog } from '../../shared/pass/pass-dialog';
import { PassStateTag } from '../../shared/pass/pass-state-tag';
import { useWatchedPass } from '../../shared/pass/use-watched-pass';
import { Link } from 'shared-ui/router';
import shared from './order.module.css';
import styles from './order-codes.module.css';
import { pictureOfLine } from '../../shared/orders/picture-of-line';
import { orderTexts } from './texts';

function CodeDialog({ id, onClose }: { id: string; onClose(): void }) {
  const { data } = useRedemptionsOneQuery({ id });
  const current = useWatchedPass(data ?? null, true);
  return current && <PassDialog pass={current} open onClose={onClose} />;
}

function Line({ line, onShow }: { line: OrderLineView; onShow(id: string): void }) {
  const t = useTexts(orderTexts);
  const format = useFormat();
  const title = inLanguage(format.language, line.title, line.titleNe);
  return (
    <li className={styles.line}>
      <img
        src={pictureOfLine(line, format.language)}
        alt=""
        width={800}
        height={500}
        className={styles.picture}
      />
      <div className={shared.about}>
        <h3 className={shared.name}>
          <Link to={`/deals/${line.dealId}`}>{title}</Link>
        </h3>
        <p className={shared.small}>{businessNameIn(format.language, line.vendor)}</p>
        <p className={shared.small}>
          {t('quantityTimes', { count: line.quantity, price: format.money(line.unitPrice) })}
        </p>
      </div>
      <strong className={styles.sum}>{format.money(line.lineTotal)}</strong>
      <ol className={styles.codes}>
        {line.passes.map((pass, index) => (
          <li key={pass.id}>
            <span>{t('code', { number: index + 1 })}</span>
            <PassStateTag state={pass.state} />
            {pass.state === 'issued' && (
              <>
                <span className={shared.small}>{t('validUntil', { date: format.day(pass.expiresAt) })}</span>
                <Button
                  size="small"
                  variant="tint"
                  aria-label={t('showCodeOf', { number: index + 1, title })}
                  onClick={() => onShow(pass.id)}
                >
                  <QrIcon size={16} aria-hidden />
                  {t('showCode')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ol>
    </li>
  );
}

/** Lines of an order with their passes. */
export function OrderCodes({ order }: { order: OrderView }) {
  const t = useTexts(orderTexts);
  const [shown, setShown] = useState<string | null>(null);
  return (
    <Card className={shared.card}>
      <h2>{t('codes')}</h2>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <Line key={line.dealId} line={line} onShow={setShown} />
        ))}
      </ul>
      {order.state === 'awaiting_payment' && <p className={shared.small}>{t('codesLater')}</p>}
      {shown && <CodeDialog id={shown} onClose={() => setShown(null)} />}
    </Card>
  );
}
