import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { AdminVendorDetailView } from 'shared-ui/api/admin-vendors';
import { toAsciiDigits } from 'shared-ui/format';
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

/** Digits and letters of a number, without the characters between them. */
const plain = (number: string): string =>
  toAsciiDigits(number)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

interface ReadValueProps {
  typed: string;
  /** Number that the reader found on the paper. */
  read: string | null | undefined;
}

/** Number on the paper, marked if it differs from the typed one; nothing if none was read. */
function ReadValue({ typed, read }: ReadValueProps) {
  const t = useTexts(verificationTexts);
  if (!read) return null;
  if (plain(read) === plain(typed)) return <span className={styles.read}>{read}</span>;
  return (
    <span className={styles.read}>
      <mark>{read}</mark> {t('readDiffers')}
    </span>
  );
}

interface TypedValuesProps {
  vendor: Typed & Pick<AdminVendorDetailView, 'readNumbers'>;
  ticks: ItemTicks;
  onTick(field: TypedField, tick: Tick): void;
}

const TICKS = [
  { tick: 'same', Icon: CircleCheck },
  { tick: 'differs', Icon: TriangleAlert },
] as const;

/** Typed values beside the paper, with a tick for each that the admin sets. Numbers that a reader found stand beside them. */
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
                {(field === 'vatNumber' || field === 'registrationNumber') && (
                  <ReadValue typed={typedValue(vendor, field)} read={vendor.readNumbers?.[field]} />
                )}
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
