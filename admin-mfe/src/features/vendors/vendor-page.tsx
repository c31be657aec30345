import { useAdminVendorDetailsOneQuery, type AdminVendorDetailView } from 'shared-ui/api/admin-vendors';
import { businessNameIn, useLanguage, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, ChipLink, EmptyState, ErrorState, Skeleton, Tag } from 'shared-ui/ui';
import { Link, useParams, useSearchParams } from 'shared-ui/router';
import { isApiFailure } from 'shared-ui/store';
import { UndoDecisions } from '../../shared/undo/undo-decisions';
import { useOwnRight } from '../../shared/own-right';
import { vendorsTexts } from './texts';
import { VendorDeals } from './vendor-deals';
import { VendorDecisions } from './vendor-decisions';
import { VendorDetails } from './vendor-details';
import { VendorDocuments } from './vendor-documents';
import { VendorHistory } from './vendor-history';
import { VendorComplaints, VendorStaff } from './vendor-people';
import { VendorProposal } from './vendor-proposal';
import styles from './vendors.module.css';
import { VendorBranches } from './vendor-branches';

const TABS = ['profile', 'branches', 'deals', 'staff', 'complaints', 'history'] as const;
type TabName = (typeof TABS)[number];

const TONES = { pending: 'waiting', verified: 'good', rejected: 'bad', suspended: 'bad' } as const;

function TabContent({ tab, vendor }: { tab: TabName; vendor: AdminVendorDetailView }) {
  const t = useTexts(vendorsTexts);
  if (tab === 'branches') return <VendorBranches branches={vendor.branches} />;
  if (tab === 'deals') return <VendorDeals id={vendor.id} />;
  if (tab === 'staff') return <VendorStaff id={vendor.id} staff={vendor.staff} />;
  if (tab === 'complaints') return <VendorComplaints id={vendor.id} complaints={vendor.complaints} />;
  if (tab === 'history') return <VendorHistory id={vendor.id} />;
  return (
    <>
      <div className={styles.card}>
        <VendorDetails vendor={vendor} />
      </div>
      <h2 className={styles.heading}>{t('documents')}</h2>
      {vendor.documents.length > 0 ? <VendorDocuments vendor={vendor} /> : <p>{t('noDocuments')}</p>}
    </>
  );
}

/** Details of a business: profile, documents, deals, staff and possible decisions. */
export function VendorPage() {
  const t = useTexts(vendorsTexts);
  const language = useLanguage();
  const id = Number(useParams().id);
  const [parameters] = useSearchParams();
  const { currentData: vendor, error, refetch } = useAdminVendorDetailsOneQuery({ id });
  const seesHistory = useOwnRight('audit');
  const tab = TABS.find((one) => one === parameters.get('tab')) ?? 'profile';
  return (
    <UndoDecisions>
      <p className={styles.back}>
        <Link to="/dashboard/vendors">{t('back')}</Link>
      </p>
      <h1>{vendor ? businessNameIn(language, vendor) : t('title')}</h1>
      {vendor ? (
        <>
          <p className={styles.tags}>
            <Tag tone={TONES[vendor.status]}>{t(`is_${vendor.status}`)}</Tag>
            {vendor.isTest && <Tag tone="neutral">{t('isTest')}</Tag>}
            <VendorProposal vendor={vendor} />
          </p>
          <VendorDecisions key={vendor.id} vendor={vendor} />
          <nav aria-label={t('about')} className={styles.states}>
            {TABS.filter((one) => one !== 'history' || seesHistory).map((one) => (
              <ChipLink key={one} to={`/dashboard/vendors/${id}?tab=${one}`} selected={one === tab}>
                {t(one)}
              </ChipLink>
            ))}
          </nav>
          <TabContent tab={tab === 'history' && !seesHistory ? 'profile' : tab} vendor={vendor} />
        </>
      ) : isApiFailure(error) && (error.status === 404 || error.status === 400) ? (
        <EmptyState card level={2} drawing="search" title={t('missing')} text={t('missingText')} />
      ) : error ? (
        <ErrorState
          level={2}
          title={t('failedTitle')}
          text={t('failedText')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton>
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      )}
    </UndoDecisions>
  );
}
