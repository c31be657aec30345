import type { ReleaseView } from 'shared-ui/api/admin-releases';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, Card, Tag } from 'shared-ui/ui';
import styles from './releases.module.css';
import { releaseTexts } from './texts';
import { VersionTable } from './version-table';

/** What an admin is about to do. */
export type ReleaseAct =
  { kind: 'share'; release: ReleaseView } | { kind: 'return'; release: ReleaseView; version: string };

interface ReleaseCardProps {
  release: ReleaseView;
  onAct(act: ReleaseAct): void;
}

/** One part of the site: its live version, the share of visitors and the versions that are kept. */
export function ReleaseCard({ release, onAct }: ReleaseCardProps) {
  const t = useTexts(releaseTexts);
  const format = useFormat();
  const { id, live, previous, share, changedAt, lastChange, isWatched } = release;
  const facts = [
    t(`last_${lastChange}`, { time: format.dateTime(changedAt) }),
    previous && share < 100 && t('others', { version: previous }),
    isWatched && t('watched'),
  ];
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <div className={styles.state}>
          <h2>{id}</h2>
          <p>
            <code>{live}</code> <Tag tone={share < 100 ? 'waiting' : 'good'}>{t('share', { share })}</Tag>{' '}
            {lastChange === 'returned-by-itself' && <Tag tone="bad">{t('returnedTag')}</Tag>}
          </p>
          <p className={styles.quiet}>{facts.filter(Boolean).join(' ')}</p>
        </div>
        {previous && (
          <Button
            size="small"
            variant="tint"
            aria-label={t('changeShareOf', { id })}
            onClick={() => onAct({ kind: 'share', release })}
          >
            {t('changeShare')}
          </Button>
        )}
      </div>
      <VersionTable release={release} onReturn={(version) => onAct({ kind: 'return', release, version })} />
    </Card>
  );
}
