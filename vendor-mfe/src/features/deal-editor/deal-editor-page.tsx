import { useState, type ReactNode } from 'react';
import { useDealDraftsOneQuery, type DealDraftView } from 'shared-ui/api/deal-drafts';
import { useVendorDealsOneQuery, type ManagedDealView } from 'shared-ui/api/vendor-deals';
import { useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, ButtonLink, EmptyState, ErrorState, Skeleton } from 'shared-ui/ui';
import { useParams, useSearchParams } from 'shared-ui/router';
import { useCurrentUser } from 'shared-ui/platform';
import { isApiFailure } from 'shared-ui/store';
import { EditDeal } from './edit-deal';
import { savedTextOf } from './draft/saved-text';
import { openChange, openDraft } from './draft/opened-text';
import styles from './deal-editor-page.module.css';
import { dealEditorTexts } from './texts';
import { WriteDraft } from './draft/write-draft';

const idOf = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

function Missing({ draft = false }: { draft?: boolean }) {
  const t = useTexts(dealEditorTexts);
  const to = draft ? '/dashboard/deals?tab=drafts' : '/dashboard/deals';
  return (
    <EmptyState
      drawing="search"
      level={1}
      title={t(draft ? 'draftMissingTitle' : 'missingTitle')}
      text={t(draft ? 'draftMissingText' : 'missingText')}
      actions={<ButtonLink to={to}>{t('backToDeals')}</ButtonLink>}
    />
  );
}

const isGone = (failure: unknown): boolean => isApiFailure(failure) && failure.status === 404;

function NotArrived({ onRetry }: { onRetry(): void }) {
  const t = useTexts(dealEditorTexts);
  return <ErrorState level={1} title={t('notArrived')} text={t('notArrivedText')} onRetry={onRetry} />;
}

const Coming = (): ReactNode => (
  <Skeleton>
    <SkeletonBlock className={styles.bone} />
  </Skeleton>
);

/** Deal as loaded when the page was opened. Later responses must not replace entered text. */
function OpenedDeal({ deal, askAgain }: { deal: ManagedDealView; askAgain(): Promise<ManagedDealView> }) {
  const userId = useCurrentUser().user?.id ?? 0;
  const [opened] = useState(() => {
    const saved = savedTextOf(userId, 'change');
    return { deal, saved, text: openChange(deal, saved.read(deal.id)) };
  });
  return <EditDeal opened={opened.deal} text={opened.text} saved={opened.saved} askAgain={askAgain} />;
}

function ChangeOf({ id }: { id: number }) {
  const {
    data: deal,
    error,
    isFetching,
    refetch,
  } = useVendorDealsOneQuery({ id }, { refetchOnMountOrArgChange: true });
  if (error && !deal) return isGone(error) ? <Missing /> : <NotArrived onRetry={() => void refetch()} />;
  if (!deal || (isFetching && deal.id !== id)) return <Coming />;
  return <OpenedDeal key={id} deal={deal} askAgain={() => refetch().unwrap()} />;
}

interface OpenedDraftProps {
  draft: DealDraftView | null;
  onMade?: (draft: DealDraftView) => void;
}

function Opened({ draft, onMade = () => undefined }: OpenedDraftProps) {
  const userId = useCurrentUser().user?.id ?? 0;
  const [opened] = useState(() => openDraft(draft, savedTextOf(userId).read(draft?.id ?? null), new Date()));
  return <WriteDraft draft={draft} opened={opened} onMade={onMade} />;
}

function DraftOf({ id }: { id: number }) {
  const [opened, setOpened] = useState<DealDraftView | null>(null);
  const { data, error, isFetching, refetch } = useDealDraftsOneQuery(
    { id },
    { refetchOnMountOrArgChange: true, skip: opened !== null },
  );
  if (opened === null && data && !isFetching) setOpened(data);
  if (opened) return <Opened draft={opened} />;
  if (!error || isFetching) return <Coming />;
  return isGone(error) ? <Missing draft /> : <NotArrived onRetry={() => void refetch()} />;
}

/** Page to create a deal, continue a draft or edit a deal. */
export function DealEditorPage() {
  const edited = idOf(useParams().id);
  const [query, setQuery] = useSearchParams();
  const { user } = useCurrentUser();
  const named = idOf(query.get('draft'));
  /** Id of the draft created on this page: the URL changes, the form stays mounted. */
  const [begun, setBegun] = useState<number | null>(null);
  if (!user) return <Coming />;
  if (edited !== null) return <ChangeOf key={edited} id={edited} />;
  if (named !== null && named !== begun) return <DraftOf key={named} id={named} />;
  const made = ({ id }: DealDraftView) => {
    setBegun(id);
    setQuery({ draft: String(id) }, { replace: true });
  };
  return <Opened draft={null} onMade={made} />;
}
