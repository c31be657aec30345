import { useState } from 'react';
import type { PassView } from '../../store/api/generated/redemptions';
import { useTexts } from '../../platform/i18n';
import { Bone, Button, ButtonLink, EmptyState, ErrorState, Skeleton } from '../../ui/kit';
import { CancelPassDialog } from './cancel-pass-dialog';
import styles from './passes.module.css';
import { usePassPagesInfiniteQuery, type PassListQuery } from './pass-pages-api';
import { PassTicket } from './pass-ticket';
import { ShownPassDialog } from './shown-pass-dialog';
import { passesTexts } from './texts';

const NOTHING = {
  issued: { title: 'noCodes', text: 'noCodesText' },
  redeemed: { title: 'noneUsed', text: 'noneUsedText' },
  expired: { title: 'noneExpired', text: 'noneExpiredText' },
  cancelled: { title: 'noneCancelled', text: 'noneCancelledText' },
} as const;

interface PassListProps extends PassListQuery {
  /** Level of the tickets' titles in the page's outline. */
  level?: 2 | 3;
  /** Leaves the way to further pages out. */
  brief?: boolean;
}

/** The passes in one state, with everything that can be there instead. */
export function PassList({ state, limit, level = 2, brief }: PassListProps) {
  const t = useTexts(passesTexts);
  const list = usePassPagesInfiniteQuery({ state, limit });
  const [shown, setShown] = useState<PassView | null>(null);
  const [leaving, setLeaving] = useState<PassView | null>(null);
  const passes = list.data?.pages.flatMap((page) => page.items);
  if (!passes && list.isError) {
    return (
      <ErrorState
        level={level}
        title={t('failed')}
        text={t('failedText')}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (!passes) {
    return (
      <Skeleton className={styles.list}>
        <Bone className={styles.bone} />
        <Bone className={styles.bone} />
      </Skeleton>
    );
  }
  if (passes.length === 0) {
    const { title, text } = NOTHING[state];
    const find = <ButtonLink to="/deals">{t('findDeal')}</ButtonLink>;
    return <EmptyState card drawing="ticket" level={level} title={t(title)} text={t(text)} actions={find} />;
  }
  return (
    <div className={styles.list}>
      {passes.map((pass) => (
        <PassTicket key={pass.id} pass={pass} level={level} onShow={setShown} onCancel={setLeaving} />
      ))}
      {list.hasNextPage && !brief && (
        <Button variant="outline" className={styles.more} onClick={() => void list.fetchNextPage()}>
          {t('showMore')}
        </Button>
      )}
      {leaving && <CancelPassDialog pass={leaving} onClose={() => setLeaving(null)} />}
      {shown && <ShownPassDialog pass={shown} onClose={() => setShown(null)} />}
    </div>
  );
}
