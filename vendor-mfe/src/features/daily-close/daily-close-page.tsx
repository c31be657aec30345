import { ArrowLeft, Download, Printer } from 'lucide-react';
import { useDailyCloseReadQuery } from 'shared-ui/api/counter';
import { useVendorsLocationsQuery } from 'shared-ui/api/vendors';
import { nepalDayOf, toDayText } from 'shared-ui/format';
import { businessNameIn, useFormat, useTexts } from 'shared-ui/i18n';
import {
  SkeletonBlock,
  Button,
  buttonClass,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  Select,
  Skeleton,
  TextField,
} from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import { useCurrentUser } from 'shared-ui/platform';
import { askedFor, closeTableAddress, type CloseQuery, readCloseQuery } from './close-query';
import { CloseTable } from './close-table';
import { Overrides } from './overrides';
import styles from './daily-close-page.module.css';
import { dailyCloseTexts } from './texts';

function Sheet({ query }: { query: CloseQuery }) {
  const t = useTexts(dailyCloseTexts);
  const format = useFormat();
  const {
    currentData: close,
    isError,
    refetch,
  } = useDailyCloseReadQuery(
    { day: query.day, branch: query.branch ? Number(query.branch) : undefined },
    { refetchOnMountOrArgChange: true },
  );
  if (!close && isError)
    return <ErrorState level={2} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />;
  if (!close) {
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  }
  if (close.rows.length === 0 && close.overrides.length === 0) {
    return (
      <EmptyState
        card
        drawing="plate"
        level={2}
        title={t('none')}
        text={t('noneText')}
        actions={<ButtonLink to="/dashboard/counter">{t('openCounter')}</ButtonLink>}
      />
    );
  }
  return (
    <Card className={styles.sheet}>
      <h2>{t('of', { business: businessNameIn(format.language, close), day: format.day(close.day) })}</h2>
      <p className={styles.small}>{t('drawnUp', { moment: format.dateTime(close.at) })}</p>
      <CloseTable close={close} />
      <p className={styles.small}>{t('voidedNote')}</p>
      <Overrides overrides={close.overrides} />
      <p className={styles.signature}>{t('signature')}</p>
    </Card>
  );
}

/** Counter totals of one day, to read, print or download. */
export function DailyClosePage() {
  const t = useTexts(dailyCloseTexts);
  const today = toDayText(nepalDayOf(new Date()));
  const [address, setAddress] = useSearchParams();
  const query = readCloseQuery(address, today);
  const ownBranch = useCurrentUser().user?.staffOf?.branchId ?? null;
  const { data: branches = [] } = useVendorsLocationsQuery();
  const change = (changes: Partial<CloseQuery>) =>
    setAddress(askedFor({ ...query, ...changes }, today), { replace: true });
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1>{t('title')}</h1>
        <div className={styles.buttons}>
          <ButtonLink to="/dashboard/counter" variant="text">
            <ArrowLeft size={18} aria-hidden />
            {t('toCounter')}
          </ButtonLink>
          <Button variant="outline" onClick={() => window.print()}>
            <Printer size={18} aria-hidden />
            {t('print')}
          </Button>
          <a href={closeTableAddress(query)} download className={buttonClass({ variant: 'outline' })}>
            <Download size={18} aria-hidden />
            {t('download')}
          </a>
        </div>
      </div>
      <div className={styles.filters}>
        <TextField
          type="date"
          label={t('day')}
          value={query.day}
          max={today}
          onChange={(event) => change({ day: event.target.value || today })}
        />
        {ownBranch === null && branches.length > 1 && (
          <Select
            label={t('branch')}
            value={query.branch}
            options={[
              { value: '', label: t('allBranches') },
              ...branches.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(event) => change({ branch: event.target.value })}
          />
        )}
      </div>
      <Sheet query={query} />
    </div>
  );
}
