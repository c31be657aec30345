import type { PaymentEventView } from 'shared-ui/api/admin-payments';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Tag, type TagTone } from 'shared-ui/ui';
import styles from '../payments.module.css';
import { paymentsTexts } from '../texts';

const TONES: Readonly<Record<PaymentEventView['outcome'], TagTone>> = {
  captured: 'good',
  closed: 'neutral',
  waits: 'waiting',
  mismatch: 'bad',
};

/** Events of a payment, each with the gateway's raw status and its result. */
export function PaymentHistory({ events }: { events: readonly PaymentEventView[] }) {
  const t = useTexts(paymentsTexts);
  const format = useFormat();
  return (
    <section className={styles.card}>
      <h2>{t('trail')}</h2>
      {events.length === 0 && <p>{t('noTrail')}</p>}
      <ol className={styles.history}>
        {events.map((event, index) => (
          <li key={index}>
            <span className={styles.note}>{format.dateTime(event.at)}</span>
            <span className={styles.tags}>
              <Tag tone={TONES[event.outcome]}>{t(`outcome_${event.outcome}`)}</Tag>
              {t(`source_${event.source}`)}
            </span>
            <span>
              <q className={styles.said}>{event.said}</q>
              {event.paisa !== null && ` · ${format.money(event.paisa / 100)}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
