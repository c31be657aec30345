import type { ReleaseView } from 'shared-ui/api/admin-releases';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import styles from './releases.module.css';
import { releaseTexts } from './texts';

interface VersionTableProps {
  release: ReleaseView;
  onReturn(version: string): void;
}

/** The last versions, newest first, with their views and failures. */
export function VersionTable({ release: { id, live, versions }, onReturn }: VersionTableProps) {
  const t = useTexts(releaseTexts);
  const format = useFormat();
  return (
    <ul aria-label={t('versionsOf', { id })}>
      {versions.map(({ version, releasedAt, isKept, views, failures }) => (
        <li key={version} className={styles.version}>
          <span className={styles.name}>
            <code>{version}</code>
            <span className={styles.quiet}>{t('releasedOn', { time: format.dateTime(releasedAt) })}</span>
          </span>
          <span className={styles.counts}>
            {t('counts', { views: format.number(views), failures: format.number(failures) })}
          </span>
          {version === live && <span className={styles.quiet}>{t('isLive')}</span>}
          {version !== live && !isKept && <span className={styles.quiet}>{t('notKept')}</span>}
          {version !== live && isKept && (
            <Button
              size="small"
              variant="text"
              aria-label={t('returnTo', { id, version })}
              onClick={() => onReturn(version)}
            >
              {t('return')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
