import { useAdminVendorDetailsOneQuery } from 'shared-ui/api/admin-vendors';
import { useTexts } from 'shared-ui/i18n';
import { moderationTexts } from './texts';

interface BranchNamesProps {
  vendorId: number;
  /** Null for all branches of the business. */
  ids: readonly number[] | null;
}

/** Names of the branches at which a deal can be used. A deleted branch is shown by its number. */
export function BranchNames({ vendorId, ids }: BranchNamesProps) {
  const t = useTexts(moderationTexts);
  const { data } = useAdminVendorDetailsOneQuery({ id: vendorId }, { skip: ids === null });
  if (ids === null) return t('allBranches');
  const nameOf = (id: number) => data?.branches.find((branch) => branch.id === id)?.name ?? `#${id}`;
  return ids.map(nameOf).join(', ');
}
