import { useOwnAccountBalanceQuery } from 'shared-ui/api/vendor-account';
import { useTexts } from 'shared-ui/i18n';
import { Alert, ButtonLink } from 'shared-ui/ui';
import { payoutsTexts } from './texts';

/** Notice that the business owes too much to give points (rule O4). */
export function PointsPausedNote() {
  const t = useTexts(payoutsTexts);
  const { data } = useOwnAccountBalanceQuery();
  if (!data?.pointsPaused) return null;
  return (
    <Alert tone="warning" title={t('pointsPausedTitle')}>
      <p>{t('pointsPausedText')}</p>
      <ButtonLink size="small" variant="tint" to="/dashboard/payouts">
        {t('title')}
      </ButtonLink>
    </Alert>
  );
}
