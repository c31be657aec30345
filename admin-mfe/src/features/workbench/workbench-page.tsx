import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { useCurrentUser } from 'shared-ui/platform';
import { useSearchParams } from 'shared-ui/router';
import { SkeletonBlock, cx, EmptyState, ErrorState, Skeleton } from 'shared-ui/ui';
import { KeyHelp } from './keys/key-help';
import { KeyHints } from './keys/key-hints';
import { useKeySetting } from 'shared-ui/dashboard';
import { askedIn } from './list/asked';
import { hasFullView, keyOf } from './list/kinds';
import { KindChips, Lanes } from './list/work-filters';
import { workbenchTexts } from './texts';
import { useWork } from './use-work';
import { Workbench } from './workbench';
import styles from './workbench.module.css';

const SKELETON_ROWS = 6;

/** Page with all items that need a decision by an admin. */
export function WorkbenchPage() {
  const t = useTexts(workbenchTexts);
  const [parameters] = useSearchParams();
  const asked = askedIn(parameters);
  const work = useWork(asked);
  const { user } = useCurrentUser();
  const [isHelping, setHelping] = useState(false);
  const [hasKeys, setKeys] = useKeySetting();
  const { items, counts, isLoading, isFailed, isStale } = work;
  // Phones show the open item without the list and its header.
  const open = items.find((item) => keyOf(item) === asked.item);
  const isOpen = open !== undefined;
  const isFull = open !== undefined && asked.full === true && hasFullView(open);
  return (
    <>
      <div className={cx(styles.top, isFull ? styles.isCovered : isOpen && styles.isBehind)}>
        <header className={styles.head}>
          <div>
            <h1>{t('title')}</h1>
            <p>{counts ? t('intro', { count: counts.ready }) : t('loading')}</p>
          </div>
          <KeyHints onHelp={() => setHelping(true)} />
        </header>
        <Lanes asked={asked} counts={counts} />
        <KindChips asked={asked} counts={counts} />
      </div>
      {isStale && (
        <p role="alert" className={styles.lost}>
          {t('lost')}
        </p>
      )}
      {isLoading && (
        <Skeleton>
          {Array.from({ length: SKELETON_ROWS }, (_, row) => (
            <SkeletonBlock key={row} style={{ height: 64 }} />
          ))}
        </Skeleton>
      )}
      {isFailed && <ErrorState title={t('failedLoad')} text={t('failedLoadText')} onRetry={work.refetch} />}
      {!isLoading && !isFailed && items.length === 0 && (
        <EmptyState drawing="plate" title={t(`empty_${asked.lane}`)} text={t('emptyText')} card />
      )}
      <Workbench
        asked={asked}
        work={work}
        userId={user?.id}
        hasKeys={hasKeys}
        onHelp={() => setHelping(true)}
      />
      <KeyHelp isOpen={isHelping} isOn={hasKeys} onSwitch={setKeys} onClose={() => setHelping(false)} />
    </>
  );
}
