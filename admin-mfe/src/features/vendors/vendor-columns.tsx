import type { TableColumnsType } from 'antd';
import type { AdminVendorView } from 'shared-ui/api/admin';
import { businessNameIn, useFormat, useTexts } from 'shared-ui/i18n';
import { ButtonLink, Tag } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import { vendorsTexts } from './texts';
import { VendorDecisions } from './vendor-decisions';
import { VendorDocuments } from './vendor-documents';
import { VendorProposal } from './vendor-proposal';
import styles from './vendors.module.css';

export const VENDOR_SORTS = {
  name: { ascend: 'name' },
  submitted: { ascend: 'oldest', descend: 'newest' },
} as const;

/** Columns of the vendor list, with the decision buttons. */
export function useVendorColumns(): TableColumnsType<AdminVendorView> {
  const t = useTexts(vendorsTexts);
  const format = useFormat();
  return [
    {
      title: t('businessName'),
      key: 'name',
      render: (_, vendor) => (
        <>
          <Link to={`/dashboard/vendors/${vendor.id}`} className={styles.name}>
            {businessNameIn(format.language, vendor)}
          </Link>
          {vendor.isTest && <Tag tone="neutral">{t('isTest')}</Tag>}
          <VendorProposal vendor={vendor} />
          <VendorDocuments vendor={vendor} />
        </>
      ),
    },
    { title: t('category'), key: 'category', dataIndex: 'category', responsive: ['md'] },
    {
      title: t('submitted'),
      key: 'submitted',
      responsive: ['md'],
      render: (_, { submittedAt }) => <span className={styles.date}>{format.date(submittedAt)}</span>,
    },
    {
      title: t('actions'),
      key: 'actions',
      render: (_, vendor) => (
        <VendorDecisions vendor={vendor}>
          <ButtonLink variant="tint" size="small" to={`/dashboard/vendors/${vendor.id}`}>
            {t('details')}
          </ButtonLink>
        </VendorDecisions>
      ),
    },
  ];
}
