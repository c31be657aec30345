import { CircleAlert, CircleCheck } from 'lucide-react';
import { useContext } from 'react';
import { useSiteReadQuery } from 'shared-ui/api/site';
import { useCatalogCategoriesQuery, useCatalogLocationsQuery } from 'shared-ui/api/catalog';
import type { ManagedDealView } from 'shared-ui/api/vendor-deals';
import { DealCard, type CardDeal, Tag } from 'shared-ui/ui';
import { endOfNepalDay, fromDayText } from 'shared-ui/format';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { useOwnVendor } from '../../../shared/own-vendor';
import { checklistOf, shareSaved } from '../deal-checklist';
import type { DealForm } from '../deal-fields';
import { dealPriceOf } from '../price/deal-price';
import { wholeNumberOf } from '../../../shared/price/whole-number';
import shared from '../deal-editor.module.css';
import styles from './deal-preview.module.css';
import { sumToPayOf, USUAL_RATES, type TaxRates } from '../price/sum-to-pay';
import { dealEditorTexts } from '../texts';
import { UnchangedStart } from '../use-deal-rule';
import { NepaliNote } from './nepali-note';
import { usePreviewCover } from './use-preview-cover';
import { visitSumsOf } from '../price/visit-sums';

interface DealPreviewProps {
  form: DealForm;
  /** Edited deal, whose reviews are shown. */
  deal?: ManagedDealView;
}

const useTaxRates = (): TaxRates => useSiteReadQuery().data?.taxRates ?? USUAL_RATES;

function useCard({ form, deal }: DealPreviewProps): CardDeal {
  const t = useTexts(dealEditorTexts);
  const vendor = useOwnVendor();
  const coverKey = usePreviewCover(form, deal?.id);
  const { data: categories } = useCatalogCategoriesQuery();
  const { data: cities } = useCatalogLocationsQuery();
  const rates = useTaxRates();
  const originalPrice = wholeNumberOf(form.originalPrice) ?? 0;
  const dealPrice = dealPriceOf(form);
  const discountedPrice = dealPrice ?? originalPrice;
  const words = form.discountValue.trim() || (form.discountType === 'buyXgetY' ? t('badgeExample') : '0');
  const endDay = fromDayText(form.endDay);
  return {
    id: deal?.id ?? 0,
    image: form.photos[0]?.path,
    averageRating: deal?.averageRating,
    reviewCount: deal?.reviewCount,
    title: form.title.trim() || t('previewTitle'),
    titleNe: form.titleNe.trim(),
    discountType: form.discountType,
    // The discount is unknown until both prices are entered.
    discountValue: originalPrice > 0 && dealPrice !== null ? words : '',
    originalPrice,
    discountedPrice,
    sumToPay: sumToPayOf(discountedPrice, form.taxes, rates),
    endDate: endDay ? endOfNepalDay(endDay).toISOString() : '',
    vendor,
    coverKey,
    category: categories?.find(({ id }) => id === form.categoryId),
    location: cities?.find(({ id }) => id === form.locationId),
  };
}

function Checklist({ form }: { form: DealForm }) {
  const t = useTexts(dealEditorTexts);
  const format = useFormat();
  const unchangedStart = useContext(UnchangedStart);
  const endDay = fromDayText(form.endDay);
  const values = { share: shareSaved(form), day: format.day(endDay && endOfNepalDay(endDay)) };
  return (
    <div className={styles.checks}>
      <h3>{t('checks')}</h3>
      <ul>
        {checklistOf(form, { now: new Date(), unchangedStart }).map(({ name, isDone }) => (
          <li key={name} className={isDone ? styles.done : styles.todo}>
            {isDone ? <CircleCheck size={18} aria-hidden /> : <CircleAlert size={18} aria-hidden />}
            {t(isDone ? `check_${name}` : `todo_${name}`, values)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sums({ form }: { form: DealForm }) {
  const t = useTexts(dealEditorTexts);
  const format = useFormat();
  const sums = visitSumsOf(form, useTaxRates());
  if (!sums) return null;
  const hasLeast = form.minimumBill.trim() !== '';
  const rows = [
    [t(hasLeast ? 'guestPaysLeast' : 'guestPays'), sums.guestPays],
    [t('guestSaves'), sums.guestSaves],
    [t('shopEarns'), sums.shopEarns],
    [t('shopEarnsPerDay'), sums.perDay],
    [t('shopEarnsInAll'), sums.inAll],
  ] as const;
  return (
    <div className={styles.checks}>
      <h3>{t('visit')}</h3>
      <dl className={styles.sums}>
        {rows.map(([label, rupees]) =>
          rupees === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{format.money(rupees)}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}

/** Preview of the deal's card, and the checklist. */
export function DealPreview({ form, deal }: DealPreviewProps) {
  const t = useTexts(dealEditorTexts);
  const card = useCard({ form, deal });
  return (
    <aside className={styles.aside} aria-label={t('preview')}>
      <div className={styles.previewHead}>
        <h2>{t('preview')}</h2>
        <Tag tone="brand">{t('livePreview')}</Tag>
      </div>
      <div className={styles.card}>
        <DealCard deal={card} preview eager />
      </div>
      {form.photos.length === 0 && <p className={shared.small}>{t('coverNote')}</p>}
      <Sums form={form} />
      <Checklist form={form} />
      <NepaliNote form={form} />
    </aside>
  );
}
