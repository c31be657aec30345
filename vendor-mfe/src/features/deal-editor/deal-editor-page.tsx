import { useVendorDealsOneQuery, type ManagedDealView } from 'shared-ui/api/vendor-deals';
import { useTexts } from 'shared-ui/i18n';
import { Bone, ButtonLink, EmptyState, Skeleton } from 'shared-ui/kit';
import { useParams, useSearchParams } from 'shared-ui/router';
import { useState } from 'react';
import { DealEditor } from './deal-editor';
import { dealFormOf, emptyDealForm, similarDealForm, withPendingChanges } from './deal-form';
import styles from './deal-editor.module.css';
import { dealEditorTexts } from './texts';

const idOf = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

interface EditOrRepeatProps {
  id: number;
  isCopy: boolean;
}

/** The editor of the deal as it was when the page was opened: a later answer must not touch what is typed. */
function Opened({
  deal,
  isCopy,
  askAgain,
}: {
  deal: ManagedDealView;
  isCopy: boolean;
  askAgain(): Promise<ManagedDealView>;
}) {
  const [opened] = useState(deal);
  return isCopy ? (
    <DealEditor initial={similarDealForm(opened, new Date())} />
  ) : (
    <DealEditor initial={dealFormOf(withPendingChanges(opened))} deal={opened} askAgain={askAgain} />
  );
}

function EditOrRepeat({ id, isCopy }: EditOrRepeatProps) {
  const t = useTexts(dealEditorTexts);
  const {
    data: deal,
    isError,
    isFetching,
    refetch,
  } = useVendorDealsOneQuery({ id }, { refetchOnMountOrArgChange: true });
  if (isError && !deal) {
    const back = <ButtonLink to="/dashboard/deals">{t('backToDeals')}</ButtonLink>;
    return (
      <EmptyState
        drawing="search"
        level={1}
        title={t('missingTitle')}
        text={t('missingText')}
        actions={back}
      />
    );
  }
  if (!deal || (isFetching && deal.id !== id)) {
    return (
      <Skeleton>
        <Bone className={styles.bone} />
      </Skeleton>
    );
  }
  return <Opened key={id} deal={deal} isCopy={isCopy} askAgain={() => refetch().unwrap()} />;
}

/** A new deal, a deal like another, or the change of one. */
export function DealEditorPage() {
  const edited = idOf(useParams().id);
  const [query] = useSearchParams();
  const copied = idOf(query.get('from'));
  const [empty] = useState(() => emptyDealForm(new Date()));
  if (edited !== null) return <EditOrRepeat id={edited} isCopy={false} />;
  return copied === null ? <DealEditor initial={empty} /> : <EditOrRepeat id={copied} isCopy />;
}
