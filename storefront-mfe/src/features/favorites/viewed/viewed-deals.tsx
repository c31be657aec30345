import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FavoriteView } from 'shared-ui/api/favorites';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { useLocation } from 'shared-ui/router';
import {
  Button,
  DealCard,
  DealCardSkeleton,
  ErrorState,
  IconButton,
  Skeleton,
  withDistinctCovers,
} from 'shared-ui/ui';
import { useFocusAfterRemoval } from '../../../shared/focus/use-focus-after-removal';
import { ActivitySwitch } from '../../../shared/own-activity/activity-switch';
import { ownActivityTexts } from '../../../shared/own-activity/texts';
import { useIsRemembering } from '../../../shared/own-activity/use-viewed-ids';
import { useViewedDeals } from '../../../shared/own-activity/use-viewed-deals';
import { clearViewed, removeViewed } from '../../../shared/own-activity/viewed-deals';
import page from '../favorites-page.module.css';
import styles from './viewed-deals.module.css';

/** Anchor for links from other pages. */
const ANCHOR = 'viewed';
const BONES = [1, 2, 3, 4];

function ViewedDeal({ deal }: { deal: FavoriteView }) {
  const t = useTexts(ownActivityTexts);
  const language = useLanguage();
  const title = inLanguage(language, deal.title, deal.titleNe);
  return (
    <DealCard
      deal={deal}
      isTicket
      favorite={
        <IconButton
          raised
          label={t('remove', { title })}
          className={styles.remove}
          onClick={() => removeViewed(deal.id)}
        >
          <X size={20} />
        </IconButton>
      }
    />
  );
}

function List({ deals, hasFailed, retry }: ReturnType<typeof useViewedDeals>) {
  const t = useTexts(ownActivityTexts);
  if (!deals) {
    return hasFailed ? (
      <ErrorState level={3} title={t('viewedFailed')} text={t('viewedFailedText')} onRetry={retry} />
    ) : (
      <Skeleton className={styles.list}>
        {BONES.map((bone) => (
          <DealCardSkeleton key={bone} isTicket />
        ))}
      </Skeleton>
    );
  }
  if (deals.length === 0) return <p className={page.hint}>{t('noneText')}</p>;
  return (
    <ul className={styles.list}>
      {withDistinctCovers(deals).map((deal) => (
        <li key={deal.id}>
          <ViewedDeal deal={deal} />
        </li>
      ))}
    </ul>
  );
}

/** Deals viewed recently on this device, each with a remove button, and the switch for the feature. */
export function ViewedDeals() {
  const t = useTexts(ownActivityTexts);
  const viewed = useViewedDeals();
  const isRemembering = useIsRemembering();
  const heading = useFocusAfterRemoval(viewed.deals?.length ?? 0);
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${ANCHOR}`) section.current?.scrollIntoView();
  }, [hash]);
  return (
    <section ref={section} id={ANCHOR} className={styles.section} aria-labelledby="viewed-title">
      <div className={styles.head}>
        <h2 id="viewed-title" ref={heading} tabIndex={-1}>
          {t('viewed')}
        </h2>
        {viewed.ids.length > 0 && (
          <Button variant="text" size="small" onClick={clearViewed}>
            {t('clear')}
          </Button>
        )}
      </div>
      <ActivitySwitch />
      {isRemembering && <List {...viewed} />}
    </section>
  );
}
