import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { AdminVendorDetailView } from 'shared-ui/api/admin-vendors';
import { useTexts } from 'shared-ui/i18n';
import { cx, Tag } from 'shared-ui/ui';
import styles from './verification.module.css';
import { verificationTexts } from './texts';
import { COMPARED_FIELDS, differing, type ItemTicks, type Tick, type TypedField } from './ticks';

type Typed = Pick<
  AdminVendorDetailView,
  'vatNumber' | 'registrationNumber' | 'businessName' | 'nameNe' | 'ownerName' | 'address' | 'city'
>;

/** Value that the business typed; empty if it is missing. */
export const typedValue = (vendor: Typed, field: TypedField): string => {
  if (field === 'owner') return vendor.ownerName;
  if (field === 'address') return [vendor.address, vendor.city].filter(Boolean).join(', ');
  if (field === 'businessName') return [vendor.businessName, vendor.nameNe].filter(Boolean).join(' · ');
  return vendor[field] ?? '';
};

interface TypedValuesProps {
  vendor: Typed;
  ticks: ItemTicks;
  onTick(field: TypedField, tick: Tick): void;
}

const TICKS = [
  { tick: 'same', Icon: CircleCheck },
  { tick: 'differs', Icon: TriangleAlert },
] as const;

/** Typed values beside the paper, with a tick for each that the admin sets. No reader of numbers is configured. */
export function TypedValues({ vendor, ticks, onTick }: TypedValuesProps) {
  const t = useTexts(verificationTexts);
  const count = differing(ticks).length;
  return (
    <section className={styles.card} aria-labelledby="typed-values">
      <header className={styles.cardHead}>
        <h3 id="typed-values">{t('typedAndRead')}</h3>
        {count > 0 && <Tag tone="waiting">{t('differ', { count })}</Tag>}
      </header>
      <table className={styles.values}>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('typed')}</th>
            <th scope="col">{t('onPaper')}</th>
          </tr>
        </thead>
        <tbody>
          {COMPARED_FIELDS.map((field) => (
            <tr key={field} className={cx(ticks[field] === 'differs' && styles.differs)}>
              <th scope="row">{t(`typed_${field}`)}</th>
              <td>{typedValue(vendor, field) || t('notTyped')}</td>
              <td className={styles.ticks}>
                {TICKS.map(({ tick, Icon }) => (
                  <button
                    key={tick}
                    type="button"
                    className={styles.tick}
                    data-tick={tick}
                    aria-pressed={ticks[field] === tick}
                    aria-label={`${t(`typed_${field}`)}: ${t(`tick_${tick}`)}`}
                    title={t(`tick_${tick}`)}
                    onClick={() => onTick(field, tick)}
                  >
                    <Icon size={20} aria-hidden />
                  </button>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
