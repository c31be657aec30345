import { ArrowLeft, Plus } from 'lucide-react';
import { useState } from 'react';
import { usePriceItemsListQuery } from 'shared-ui/api/price-items';
import { useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { Button, EmptyState, ErrorState, Skeleton, SkeletonBlock } from 'shared-ui/ui';
import { ItemCard } from './item-card';
import { NewItemForm } from './new-item-form';
import styles from './price-items.module.css';
import { priceItemsTexts } from './texts';

function Items() {
  const t = useTexts(priceItemsTexts);
  const {
    data: items,
    isError,
    refetch,
  } = usePriceItemsListQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (items?.length === 0)
    return <EmptyState card drawing="plate" level={2} title={t('none')} text={t('noneText')} />;
  if (items)
    return (
      <ul className={styles.items}>
        {items.map((item) => (
          <ItemCard key={item.id} item={item} />
        ))}
      </ul>
    );
  if (isError)
    return <ErrorState level={2} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />;
  return (
    <Skeleton>
      <SkeletonBlock className={styles.bone} />
    </Skeleton>
  );
}

/** Items of the business and their recorded regular prices (rule PL2). */
export function PriceItemsPage() {
  const t = useTexts(priceItemsTexts);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Link to="/dashboard/deals" className={styles.back}>
        <ArrowLeft size={16} aria-hidden />
        {t('back')}
      </Link>
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <Link to="/honest#prices" className={styles.back}>
            {t('rules')}
          </Link>
        </div>
        {!isAdding && (
          <Button onClick={() => setAdding(true)}>
            <Plus size={18} aria-hidden />
            {t('newItem')}
          </Button>
        )}
      </header>
      {isAdding && <NewItemForm onClose={() => setAdding(false)} />}
      <Items />
    </>
  );
}
