import type { VendorView } from 'shared-ui/api/vendors';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Tag, type TagTone } from 'shared-ui/ui';
import { businessTexts } from './texts';

type Status = VendorView['status'];

const TONES: Readonly<Record<Status, TagTone>> = {
  verified: 'good',
  pending: 'waiting',
  rejected: 'bad',
  suspended: 'bad',
};

export function VendorBadge({ status }: { status: Status }) {
  const t = useTexts(businessTexts);
  return <Tag tone={TONES[status]}>{t(`state_${status}`)}</Tag>;
}

/** Explanation of an unverified state and the next step. */
export function VendorNotice({ vendor }: { vendor: Pick<VendorView, 'status' | 'statusReason' | 'asked'> }) {
  const t = useTexts(businessTexts);
  const { status, statusReason, asked } = vendor;
  if (status === 'verified') return null;
  if (asked)
    return (
      <Alert tone="error" title={t('askedTitle')}>
        <p>{asked.note}</p>
        <p>{t('askedHint')}</p>
      </Alert>
    );
  return (
    <Alert tone={status === 'pending' ? 'warning' : 'error'} title={t(`${status}Title`)}>
      <p>{statusReason ?? t(`${status}Text`)}</p>
      {status === 'rejected' && <p>{t('resubmitHint')}</p>}
    </Alert>
  );
}
