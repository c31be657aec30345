import { useAdminDealChecksChecksQuery } from 'shared-ui/api/admin';
import { useAdminVendorDetailsChecksQuery } from 'shared-ui/api/admin-vendors';
import type { WorkItemView } from 'shared-ui/api/admin-work';
import type { Findings } from './actions';

const isDeal = ({ kind }: WorkItemView): boolean => kind === 'deal' || kind === 'revision';

/**
 * Results of the checks of a deal or business, and of the deals that wait for the verification of a business.
 * @param differs true if the admin found a typed value that differs from the paper
 */
export function useFindings(item: WorkItemView | undefined, differs: boolean): Findings {
  const own = item && isDeal(item) ? item.subjectId : '';
  const freed = (item?.frees ?? []).filter(({ kind }) => kind === 'deal').map(({ id }) => id);
  const { currentData: checked } = useAdminDealChecksChecksQuery({ ids: own }, { skip: own === '' });
  const { currentData: deals } = useAdminDealChecksChecksQuery(
    { ids: freed.join(',') },
    { skip: freed.length === 0 },
  );
  const vendorId = item?.kind === 'vendor' ? Number(item.id) : 0;
  const { currentData: business } = useAdminVendorDetailsChecksQuery({ id: vendorId }, { skip: !vendorId });
  const [panUsedBy] = business?.checks.find(({ code }) => code === 'pan-unused')?.businesses ?? [];
  return {
    passed: differs ? false : vendorId ? business?.allPassed : checked?.[0]?.allPassed,
    panUsedBy,
    // The check of the business is ignored, because the decision verifies it.
    dealsPassed: deals?.every(({ checks }) =>
      checks.every(({ code, passed }) => passed || code === 'vendor'),
    ),
  };
}
