import { ArrowLeft, RefreshCw, Wifi } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, IconButton, useNow, VisuallyHidden } from 'shared-ui/ui';
import type { CounterDevice, DeviceView } from '../counter-device';
import { needsAttention, waiting, waitingAcceptances, type StoredEntry } from '../program/stored-entry';
import { offlineTexts } from '../texts';
import styles from './offline.module.css';
import queue from './queue.module.css';
import { QueueRow } from './queue-row';
import { StorageNote } from './storage-note';
import { UncountedCard } from './uncounted-card';

const SECOND_MS = 1_000;
/** Rows of the list of settled acceptances. */
const MAX_SETTLED = 100;
const DAY_MS = 24 * 3_600_000;

interface QueueScreenProps {
  device: CounterDevice;
  view: DeviceView;
  /** False if nobody of the business is signed in, so that nothing can be sent. */
  canSend: boolean;
  onBack(): void;
}

function Heading({ view, onBack }: Pick<QueueScreenProps, 'view' | 'onBack'>) {
  const t = useTexts(offlineTexts);
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isSynced =
    view.isConnected && view.lastTryAt !== null && waitingAcceptances(view.entries).length === 0;
  const time = format.time(view.lastTryAt === null ? null : new Date(view.lastTryAt));
  return (
    <div className={queue.top}>
      <IconButton label={t('back')} onClick={onBack}>
        <ArrowLeft size={22} />
      </IconButton>
      <h1 ref={heading} tabIndex={-1}>
        {isSynced ? t('synced', { time }) : t(view.isConnected ? 'queue' : 'queueWaiting')}
      </h1>
      {view.isConnected && (
        <span className={queue.onlineTag}>
          <Wifi size={16} aria-hidden />
          {t('online')}
        </span>
      )}
    </div>
  );
}

/** Counts of the results that staff have not seen settled yet. */
function Tiles({ entries }: { entries: readonly StoredEntry[] }) {
  const t = useTexts(offlineTexts);
  const format = useFormat();
  const confirmed = entries.filter(
    ({ kind, result }) => kind === 'accept' && result?.outcome === 'confirmed',
  ).length;
  const open = entries.filter(needsAttention).length;
  if (confirmed + open === 0) return null;
  return (
    <div className={queue.tiles}>
      <VisuallyHidden>
        <span role="status">
          {t('confirmedCount', { count: confirmed })}, {t('openCount', { count: open })}
        </span>
      </VisuallyHidden>
      <p aria-hidden className={queue.goodTile}>
        <b>{format.number(confirmed)}</b>
        {t('confirmedTile')}
      </p>
      {open > 0 && (
        <p aria-hidden className={queue.badTile}>
          <b>{format.number(open)}</b>
          {t('openTile')}
        </p>
      )}
    </div>
  );
}

function Tries({ view }: { view: DeviceView }) {
  const t = useTexts(offlineTexts);
  const format = useFormat();
  const now = useNow();
  if (!now || view.lastTryAt === null || view.nextTryAt === null) return null;
  const seconds = Math.max(0, Math.round((view.nextTryAt - now.getTime()) / SECOND_MS));
  return (
    <p className={queue.tries}>
      {!view.isConnected && t('nextTry', { seconds })}{' '}
      {t('lastTry', { time: format.time(new Date(view.lastTryAt)) })}
    </p>
  );
}

function Waiting({ view }: { view: DeviceView }) {
  const t = useTexts(offlineTexts);
  const format = useFormat();
  const now = useNow();
  const open = waitingAcceptances(view.entries);
  const isLate = now !== null && open.some(({ at }) => now.getTime() - at > DAY_MS);
  const sum = open.reduce((total, { amount }) => total + amount, 0);
  if (open.length === 0) return null;
  return (
    <>
      <StorageNote />
      {isLate && (
        <p className={queue.bears}>
          <b>{t('oldest')}</b> {t('oldestText')}
        </p>
      )}
      <ul>
        {open.toReversed().map((entry) => (
          <QueueRow key={entry.number} entry={entry} entries={view.entries} isSending={view.isBusy} />
        ))}
      </ul>
      <p className={queue.total}>
        <span>{t('total', { count: open.length })}</span>
        <b>{format.money(sum)}</b>
      </p>
    </>
  );
}

/** Results that do not count, until staff confirm that they have read them. */
function Uncounted({ device, entries }: { device: CounterDevice; entries: readonly StoredEntry[] }) {
  const open = entries.filter(needsAttention);
  if (open.length === 0) return null;
  return (
    <ul>
      {open.map(
        (entry) =>
          entry.result && (
            <UncountedCard
              key={entry.number}
              entry={entry}
              result={entry.result}
              onSettle={() => void device.settle(entry.number)}
            />
          ),
      )}
    </ul>
  );
}

/** Acceptances that have a result or were taken back, the latest first. */
function Settled({ entries }: { entries: readonly StoredEntry[] }) {
  const t = useTexts(offlineTexts);
  const waits = waitingAcceptances(entries);
  const settled = entries.filter(
    (entry) => entry.kind === 'accept' && !needsAttention(entry) && !waits.includes(entry),
  );
  if (entries.length === 0)
    return (
      <p className={styles.note}>
        <b>{t('nothing')}</b>
        <br />
        {t('nothingText')}
      </p>
    );
  return (
    <ul>
      {settled
        .slice(-MAX_SETTLED)
        .toReversed()
        .map((entry) => (
          <QueueRow key={entry.number} entry={entry} entries={entries} isSending={false} />
        ))}
    </ul>
  );
}

function Foot({ device, view, onBack }: Omit<QueueScreenProps, 'canSend'>) {
  const t = useTexts(offlineTexts);
  return (
    <div className={queue.foot}>
      <Tries view={view} />
      {waiting(view.entries).length > 0 ? (
        <Button size="large" wide disabled={view.isBusy} onClick={() => void device.sync()}>
          <RefreshCw size={20} aria-hidden />
          {t(view.isBusy ? 'syncing' : 'syncNow')}
        </Button>
      ) : (
        <Button size="large" wide onClick={onBack}>
          {t('back')}
        </Button>
      )}
    </div>
  );
}

/** Acceptances of this device: those that wait, and what became of the others. */
export function QueueScreen({ device, view, canSend, onBack }: QueueScreenProps) {
  const t = useTexts(offlineTexts);
  return (
    <section className={queue.queue}>
      <Heading view={view} onBack={onBack} />
      <Tiles entries={view.entries} />
      {!canSend && view.isConnected && (
        <p className={styles.waits}>
          <span>
            <b>{t('signIn')}</b> {t('signInText')}
          </span>
        </p>
      )}
      <Uncounted device={device} entries={view.entries} />
      <Waiting view={view} />
      <Settled entries={view.entries} />
      <Foot device={device} view={view} onBack={onBack} />
    </section>
  );
}
