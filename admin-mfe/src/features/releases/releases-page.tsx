import { useState } from 'react';
import { useAdminReleasesListQuery } from 'shared-ui/api/admin-releases';
import { useTexts } from 'shared-ui/i18n';
import { EmptyState, ErrorState, Skeleton, SkeletonBlock } from 'shared-ui/ui';
import { ReleaseCard, type ReleaseAct } from './release-card';
import { ReturnDialog } from './return-dialog';
import { ShareDialog } from './share-dialog';
import styles from './releases.module.css';
import { releaseTexts } from './texts';

const POLL_MS = 5_000;

/** Versions of the separately deployed parts of the site, and which visitors get them. */
export function ReleasesPage() {
  const t = useTexts(releaseTexts);
  const {
    data: releases,
    isError,
    refetch,
  } = useAdminReleasesListQuery(undefined, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const [act, setAct] = useState<ReleaseAct | null>(null);
  if (!releases && isError)
    return (
      <ErrorState
        level={1}
        title={t('loadFailed')}
        text={t('loadFailedText')}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      {!releases && (
        <Skeleton>
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      )}
      {releases?.length === 0 && <EmptyState card drawing="plate" title={t('none')} text={t('noneText')} />}
      {releases?.map((release) => (
        <ReleaseCard key={release.id} release={release} onAct={setAct} />
      ))}
      {act?.kind === 'share' && <ShareDialog release={act.release} onClose={() => setAct(null)} />}
      {act?.kind === 'return' && (
        <ReturnDialog release={act.release} version={act.version} onClose={() => setAct(null)} />
      )}
    </>
  );
}
