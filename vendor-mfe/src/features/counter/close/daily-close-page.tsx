import { ArrowLeft, Download } from 'lucide-react';
import { useDailyCloseReadQuery, type DailyCloseView } from 'shared-ui/api/counter';
import { dailyCloseFilesTablePath } from 'shared-ui/api/paths';
import { useVendorsLocationsQuery } from 'shared-ui/api/vendors';
import { bikramDay, nepalDayOf, toDayText } from 'shared-ui/format';
import { type Format, useFormat, useTexts } from 'shared-ui/i18n';
import { useCurrentUser } from 'shared-ui/platform';
import { useSearchParams } from 'shared-ui/router';
import {
  buttonClass,
  ButtonLink,
  ErrorState,
  Select,
  Skeleton,
  SkeletonBlock,
  Tag,
  TextField,
} from 'shared-ui/ui';
import { StartedCounterDevice } from '../offline/use-counter-device';
import { useBranch } from '../use-branch';
import { askedFor, type CloseQuery, readCloseQuery } from './close-query';
import { OpenDay } from './count/open-day';
import { LockedDay } from './locked/locked-day';
import { Report } from './report';
import { SettingsCard } from './settings-card';
import styles from './daily-close-page.module.css';
import { dailyCloseTexts } from './texts';

function Day({ close, branchId }: { close: DailyCloseView; branchId: number | null }) {
  const { drawer } = close;
  if (!drawer) return <Report close={close} branchId={branchId} />;
  return drawer.closeId === null ? (
    <OpenDay close={close} drawer={drawer} />
  ) : (
    <LockedDay close={close} drawer={drawer} closeId={drawer.closeId} />
  );
}

/** The branch of the address, else that of the counter, else the first one; null for all branches. */
function useClosedBranch({ branch }: CloseQuery): {
  branchId: number | null;
  branchName: string | undefined;
  isLoading: boolean;
} {
  const own = useCurrentUser().user?.staffOf?.branchId ?? null;
  const place = useBranch();
  const { data: branches, isLoading } = useVendorsLocationsQuery();
  const chosen = branch && branch !== 'all' ? Number(branch) : null;
  const preset = place.branch?.id ?? branches?.[0]?.id ?? null;
  const branchId = own ?? chosen ?? (branch === 'all' ? null : preset);
  return { branchId, branchName: branches?.find(({ id }) => id === branchId)?.name, isLoading };
}

/** 'Nov 22, 2026 (Mangsir 6, 2083)'; Nepali dates contain both calendars already. */
function inBothCalendars(day: string, { date, language }: Format): string {
  const bikram = language === 'en' ? bikramDay(day) : null;
  return bikram ? `${date(day)} (${bikram})` : date(day);
}

interface FiltersProps {
  day: string;
  today: string;
  branchId: number | null;
  onChange(changes: Partial<CloseQuery>): void;
}

function Filters({ day, today, branchId, onChange }: FiltersProps) {
  const t = useTexts(dailyCloseTexts);
  const isOfOne = typeof useCurrentUser().user?.staffOf?.branchId === 'number';
  const { data: branches = [] } = useVendorsLocationsQuery();
  return (
    <div className={styles.filters}>
      <TextField
        type="date"
        label={t('day')}
        value={day}
        max={today}
        onChange={(event) => onChange({ day: event.target.value })}
      />
      {!isOfOne && branches.length > 1 && (
        <Select
          label={t('branch')}
          value={branchId === null ? 'all' : String(branchId)}
          options={[
            ...branches.map(({ id, name }) => ({ value: String(id), label: name })),
            { value: 'all', label: t('allBranches') },
          ]}
          onChange={(event) => onChange({ branch: event.target.value })}
        />
      )}
    </div>
  );
}

/** The daily close of a branch: count, explain, sign; or the closed day with its corrections. */
function DailyClose() {
  const t = useTexts(dailyCloseTexts);
  const format = useFormat();
  const today = toDayText(nepalDayOf(new Date()));
  const [address, setAddress] = useSearchParams();
  const query = readCloseQuery(address, today);
  const isOwner = useCurrentUser().user?.staffOf?.role === 'owner';
  const { branchId, branchName, isLoading } = useClosedBranch(query);
  const {
    currentData: close,
    isError,
    refetch,
  } = useDailyCloseReadQuery(
    { ...(query.day && { day: query.day }), ...(branchId !== null && { branch: branchId }) },
    { refetchOnMountOrArgChange: true, skip: isLoading },
  );
  const isOpen = close?.drawer?.canClose === true;
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>
            {[branchName, close && inBothCalendars(close.day, format)].filter(Boolean).join(', ')}
          </p>
        </div>
        <div className={styles.buttons}>
          {isOpen && <Tag tone="waiting">{t('openDay')}</Tag>}
          <ButtonLink to="/dashboard/counter" variant="text">
            <ArrowLeft size={18} aria-hidden />
            {t('toCounter')}
          </ButtonLink>
          <a href={dailyCloseFilesTablePath} download className={buttonClass({ variant: 'text' })}>
            <Download size={18} aria-hidden />
            {t('allDays')}
          </a>
        </div>
      </div>
      {isOpen && <p className={styles.lead}>{t('lead')}</p>}
      <Filters
        day={query.day || (close?.day ?? today)}
        today={today}
        branchId={branchId}
        onChange={(changes) => setAddress(askedFor({ ...query, ...changes }), { replace: true })}
      />
      {close && <Day close={close} branchId={branchId} />}
      {!close && isError && (
        <ErrorState level={2} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />
      )}
      {!close && !isError && (
        <Skeleton>
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      )}
      {isOwner && <SettingsCard />}
    </div>
  );
}

/** The device is started too, so that waiting acceptances are sent before the day is closed. */
export function DailyClosePage() {
  return (
    <StartedCounterDevice>
      <DailyClose />
    </StartedCounterDevice>
  );
}
