import { useAdminDealChecksChecksQuery } from 'shared-ui/api/admin';
import type { WorkItemView } from 'shared-ui/api/admin-work';
import type { Findings } from './actions';

const isDeal = ({ kind }: WorkItemView): boolean => kind === 'deal' || kind === 'revision';

/** Results of the checks of a deal, and of the deals that wait for the verification of a business. */
export function useFindings(item: WorkItemView | undefined): Findings {
  const own = item && isDeal(item) ? item.subjectId : '';
  const freed = (item?.frees ?? []).filter(({ kind }) => kind === 'deal').map(({ id }) => id);
  const { currentData: checked } = useAdminDealChecksChecksQuery({ ids: own }, { skip: own === '' });
  const { currentData: deals } = useAdminDealChecksChecksQuery(
    { ids: freed.join(',') },
    { skip: freed.length === 0 },
  );
  return {
    passed: checked?.[0]?.allPassed,
    // The check of the business is ignored, because the decision verifies it.
    dealsPassed: deals?.every(({ checks }) =>
      checks.every(({ code, passed }) => passed || code === 'vendor'),
    ),
  };
}
