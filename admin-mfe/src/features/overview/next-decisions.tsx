import {
  useAdminDealsApproveMutation,
  useAdminRevisionsApproveMutation,
  useAdminVendorsVerifyMutation,
  type ManagedDealView,
  type AdminVendorView,
} from 'shared-ui/api/admin';
import { useCatalogNames } from 'shared-ui/dashboard';
import { businessNameIn, useFormat, useTexts } from 'shared-ui/i18n';
import { UNDO_SECONDS } from '../../shared/undo/undo-decisions';
import styles from './overview.module.css';
import { QuickDecision } from './quick-decision';
import { overviewTexts } from './texts';
import { WaitingList } from './waiting-list';

/** A new deal of an unverified business cannot be approved before its verification. */
const canBeApproved = ({ pendingRevision, vendorStatus }: ManagedDealView): boolean =>
  pendingRevision !== null || vendorStatus === 'verified';

/** Oldest pending deals and revisions. */
export function NextDeals({ deals }: { deals: readonly ManagedDealView[] | undefined }) {
  const t = useTexts(overviewTexts);
  const format = useFormat();
  const [approve] = useAdminDealsApproveMutation();
  const [approveRevision] = useAdminRevisionsApproveMutation();
  const since = (at: string) => t('waitingSince', { date: format.date(at) });
  const approved = ({ id, version, pendingRevision }: ManagedDealView) =>
    (pendingRevision
      ? approveRevision({ id: pendingRevision.id, approveDealDto: { version, undoSeconds: UNDO_SECONDS } })
      : approve({ id, approveDealDto: { version, undoSeconds: UNDO_SECONDS } })
    ).unwrap();
  return (
    <WaitingList
      title={t('nextDeals')}
      empty={t('noDeals')}
      allTo="/dashboard/deals"
      items={deals?.map((deal) => ({
        id: deal.id,
        title: deal.title,
        note: `${businessNameIn(format.language, deal.vendor)} · ${since(deal.pendingRevision?.submittedAt ?? deal.submittedAt)}`,
        to: `/dashboard/deals?deal=${deal.id}`,
        decision: canBeApproved(deal) ? (
          <QuickDecision
            vendorId={deal.vendorId}
            about={{
              kind: deal.pendingRevision ? 'revision' : 'deal',
              id: deal.pendingRevision?.id ?? deal.id,
              title: deal.title,
            }}
            action="approve"
            what={[deal.id, deal.version, deal.pendingRevision?.id]}
            act={() => approved(deal)}
          />
        ) : (
          <span className={styles.note}>{t(`vendor_${deal.vendorStatus}`)}</span>
        ),
      }))}
    />
  );
}

/** Businesses that have waited longest for verification. */
export function NextVendors({ vendors }: { vendors: readonly AdminVendorView[] | undefined }) {
  const t = useTexts(overviewTexts);
  const format = useFormat();
  const names = useCatalogNames();
  const [verify] = useAdminVendorsVerifyMutation();
  const since = (at: string) => t('waitingSince', { date: format.date(at) });
  return (
    <WaitingList
      title={t('nextVendors')}
      empty={t('noVendors')}
      allTo="/dashboard/vendors"
      items={vendors?.map((vendor) => ({
        id: vendor.id,
        title: businessNameIn(format.language, vendor),
        note: `${names.category(vendor.category)} · ${since(vendor.submittedAt)}`,
        to: `/dashboard/vendors/${vendor.id}`,
        decision: (
          <QuickDecision
            vendorId={vendor.id}
            about={{ kind: 'vendor', id: vendor.id, title: businessNameIn(format.language, vendor) }}
            action="verify"
            what={[vendor.id, vendor.version]}
            act={() =>
              verify({
                id: vendor.id,
                verifyVendorDto: { version: vendor.version, undoSeconds: UNDO_SECONDS },
              }).unwrap()
            }
          />
        ),
      }))}
    />
  );
}
