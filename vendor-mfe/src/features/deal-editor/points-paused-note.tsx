import { useOwnAccountBalanceQuery } from 'shared-ui/api/vendor-account';
import { useTexts } from 'shared-ui/i18n';
import { Alert } from 'shared-ui/ui';
import { dealEditorTexts } from './texts';

/** Notice that customers earn no points until the business owes less (rule O4). */
export function PointsPausedNote() {
  const t = useTexts(dealEditorTexts);
  const { data } = useOwnAccountBalanceQuery();
  if (!data?.pointsPaused) return null;
  return (
    <Alert tone="warning" title={t('pointsPausedTitle')}>
      {t('pointsPausedText')}
    </Alert>
  );
}
