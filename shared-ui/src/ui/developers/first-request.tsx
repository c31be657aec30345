import { useTexts } from '../../platform/i18n';
import { counterLookupPath, dealsListPath } from '../../store/api/paths';
import { Card } from '../kit';
import { CopyButton } from './copy-button';
import styles from './developers.module.css';
import { developerTexts } from './texts';

/** The command for a terminal, at the address of this site. */
export const firstRequest = (origin: string, checksCodes: boolean): string =>
  checksCodes
    ? [
        `curl -X POST ${origin}${counterLookupPath} \\`,
        '  -H "Authorization: Bearer $DOBBAR_KEY" \\',
        '  -H "Content-Type: application/json" \\',
        `  -d '{"code":"7K3M-9QX2"}'`,
      ].join('\n')
    : [`curl "${origin}${dealsListPath}?limit=1" \\`, '  -H "Authorization: Bearer $DOBBAR_KEY"'].join('\n');

/** A request to try a key with. Only businesses check codes. */
export function FirstRequest({ checksCodes }: { checksCodes: boolean }) {
  const t = useTexts(developerTexts);
  const command = firstRequest(window.location.origin, checksCodes);
  return (
    <Card className={styles.card}>
      <h2>{t('tryIt')}</h2>
      <p className={styles.quiet}>{t('tryItText')}</p>
      <pre className={styles.code} tabIndex={0} role="group" aria-label={t('tryIt')}>
        <code>{command}</code>
      </pre>
      <p className={styles.quiet}>{checksCodes ? `${t('tryItCheck')} ${t('tryItTest')}` : t('tryItRead')}</p>
      <div>
        <CopyButton text={command} label={t('copyCommand')} />
      </div>
    </Card>
  );
}
