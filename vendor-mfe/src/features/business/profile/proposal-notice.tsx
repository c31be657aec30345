import type { VendorView } from 'shared-ui/api/vendors';
import { useTexts } from 'shared-ui/i18n';
import { Alert } from 'shared-ui/ui';
import { businessTexts } from '../texts';

type Proposal = Pick<VendorView, 'proposedName' | 'proposedNameNe' | 'proposedCategory' | 'proposalRefusal'>;

/** Pending change of the name or category, or the reason for the last rejection. */
export function ProposalNotice({ vendor }: { vendor: Proposal }) {
  const t = useTexts(businessTexts);
  const { proposedName, proposedNameNe, proposedCategory, proposalRefusal } = vendor;
  const wanted = [proposedName, proposedNameNe, proposedCategory].filter(Boolean).join(' · ');
  if (wanted)
    return (
      <Alert tone="warning" title={t('proposedTitle')}>
        {t('proposedText', { wanted })}
      </Alert>
    );
  if (!proposalRefusal) return null;
  return (
    <Alert tone="error" title={t('refusedTitle')}>
      {proposalRefusal}
    </Alert>
  );
}
