import { groupCode } from 'shared-ui/format';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { useFormReturn } from 'shared-ui/platform';
import { Alert, useNow } from 'shared-ui/ui';
import { dealDetailTexts } from '../texts';
import styles from './open-code.module.css';

/** Result of a redemption form that was sent without scripts. */
export function ReturnedCode() {
  const t = useTexts(dealDetailTexts);
  const format = useFormat();
  const now = useNow();
  const returned = useFormReturn('redeem');
  if (!returned) return null;
  const { code, expiresAt } = returned.values;
  if (!code || !expiresAt)
    return (
      <Alert tone="error" title={t('redeemFailedTitle')}>
        {returned.reason ?? t('redeemFailedText')}
      </Alert>
    );
  return (
    <Alert tone="success" title={t('haveCode')}>
      <p className={styles.code}>{groupCode(code)}</p>
      {t('useUntil', { when: format.soon(expiresAt, now) })}
    </Alert>
  );
}
