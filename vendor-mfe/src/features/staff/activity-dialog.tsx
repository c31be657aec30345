import { useId } from 'react';
import { staffActivityTablePath } from 'shared-ui/api/paths';
import { useStaffActivityPagesInfiniteQuery, type StaffMemberView } from 'shared-ui/api/staff';
import { TableFile } from 'shared-ui/dashboard';
import { useFormat, useTexts, type TextKey } from 'shared-ui/i18n';
import { Button, Dialog, ErrorState, Skeleton, SkeletonBlock } from 'shared-ui/ui';
import { nameOf } from './name-of';
import styles from './staff.module.css';
import { staffTexts } from './texts';
import english from './texts.en.json';

interface ActivityDialogProps {
  member: StaffMemberView;
  onClose(): void;
}

const isKnown = (key: string): key is TextKey<typeof english> => key in english;

function ActivityList({ memberId }: { memberId: number }) {
  const t = useTexts(staffTexts);
  const format = useFormat();
  const list = useStaffActivityPagesInfiniteQuery({ id: memberId }, { refetchOnMountOrArgChange: true });
  const acts = list.currentData?.pages.flatMap(({ items }) => items);
  const sentence = (action: string): string => {
    const key = `act_${action}`;
    return isKnown(key) ? t(key) : action;
  };
  if (!acts && list.isError)
    return (
      <ErrorState
        level={3}
        title={t('activityFailed')}
        text={t('refusedText')}
        onRetry={() => void list.refetch()}
      />
    );
  if (!acts)
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  if (acts.length === 0) return <p className={styles.quiet}>{t('noActivity')}</p>;
  return (
    <>
      <ul className={styles.acts}>
        {acts.map(({ id, action, at }) => (
          <li key={id}>
            <span>{sentence(action)}</span>
            <time dateTime={at} className={styles.quiet}>
              {format.dateTime(at)}
            </time>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="outline"
          size="small"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('showMore')}
        </Button>
      )}
      <TableFile url={staffActivityTablePath(memberId)} />
    </>
  );
}

/** What a person did for the business, from the audit log. */
export function ActivityDialog({ member, onClose }: ActivityDialogProps) {
  const t = useTexts(staffTexts);
  const id = useId();
  return (
    <Dialog open onClose={onClose} labelledBy={id}>
      <div className={styles.box}>
        <h2 id={id}>{t('activityOf', { name: nameOf(member) })}</h2>
        <ActivityList memberId={member.id} />
      </div>
    </Dialog>
  );
}
