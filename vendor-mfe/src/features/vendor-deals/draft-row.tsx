import { useState } from 'react';
import type { DealDraftView } from 'shared-ui/api/deal-drafts';
import { useCatalogCategoriesQuery } from 'shared-ui/api/catalog';
import { pictureOf, Button, ButtonLink, Tag } from 'shared-ui/ui';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { useOwnVendor } from '../../shared/own-vendor';
import { DeleteDialog } from './delete-dialog';
import { NepaliNote } from './nepali-note';
import styles from './vendor-deals.module.css';
import { vendorDealsTexts } from './texts';
import { useRemoveDraft } from './use-remove-draft';

/** Row of a draft. */
export function DraftRow({ draft: { id, content, updatedAt, updatedBy } }: { draft: DealDraftView }) {
  const t = useTexts(vendorDealsTexts);
  const format = useFormat();
  const categories = useCatalogCategoriesQuery().data;
  const { busy, remove } = useRemoveDraft(id);
  const [isConfirming, setConfirming] = useState(false);
  const title = inLanguage(format.language, content.title ?? '', content.titleNe) || t('untitled');
  const category = categories?.find((one) => one.id === content.categoryId);
  const when = format.dateTime(updatedAt);
  const label = (action: 'continue' | 'delete') => t('actionOn', { action: t(action), title });
  const cover = { id, image: content.image, category, vendor: useOwnVendor() };
  return (
    <li className={styles.row}>
      <img
        src={pictureOf(cover, format.language)}
        alt=""
        width={160}
        height={100}
        loading="lazy"
        className={styles.picture}
      />
      <div className={styles.words}>
        <Tag tone="neutral">{t('state_draft')}</Tag>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.facts}>
          {updatedBy ? t('writtenBy', { when, name: updatedBy }) : t('written', { when })}
        </p>
        <NepaliNote texts={content} />
      </div>
      <div className={styles.actions}>
        <ButtonLink
          size="small"
          variant="tint"
          to={`/dashboard/deals/new?draft=${id}`}
          aria-label={label('continue')}
        >
          {t('continue')}
        </ButtonLink>
        <Button
          size="small"
          variant="danger"
          disabled={busy}
          aria-label={label('delete')}
          onClick={() => setConfirming(true)}
        >
          {t('delete')}
        </Button>
      </div>
      {isConfirming && (
        <DeleteDialog
          text={t('deleteDraftText')}
          {...{ busy, remove }}
          onClose={() => setConfirming(false)}
        />
      )}
    </li>
  );
}
