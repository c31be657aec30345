import { gatewayName } from 'shared-ui/format';
import type { ReactNode } from 'react';
import {
  type CleanupTaskView,
  type GatewayHealthView,
  useAdminOverviewHealthQuery,
  type SystemHealthView,
} from 'shared-ui/api/admin-overview';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Tag, type TagTone } from 'shared-ui/ui';
import styles from './overview.module.css';
import today from './today.module.css';
import { PartFailed } from './part-failed';
import { overviewTexts } from './texts';
import { useAge } from './use-age';

const EVERY_MS = 60_000;
const SECOND = 1_000;
const MEGA = 1_000_000;
/** Events are usually delivered within two seconds. */
const LATE_SECONDS = 60;

interface FactProps {
  label: string;
  tone: TagTone;
  state: string;
  children: ReactNode;
}

const Fact = ({ label, tone, state, children }: FactProps) => (
  <li>
    <span>{label}</span>
    <Tag tone={tone}>{state}</Tag>
    <span className={styles.note}>{children}</span>
  </li>
);

const CIRCUITS = {
  closed: { tone: 'good', state: 'works' },
  'half-open': { tone: 'waiting', state: 'late' },
  open: { tone: 'bad', state: 'fails' },
} as const;

/** State of a payment gateway, from its circuit breaker. */
function GatewayFact({ gateway, state, lastFailure }: GatewayHealthView) {
  const t = useTexts(overviewTexts);
  const format = useFormat();
  const name = gatewayName(gateway, format.language);
  return (
    <Fact
      label={t('gatewayOf', { gateway: name })}
      tone={CIRCUITS[state].tone}
      state={t(CIRCUITS[state].state)}
    >
      {t(`circuit_${state}`)}
      {lastFailure && <code className={styles.error}>{lastFailure}</code>}
    </Fact>
  );
}

/** State of the cleanup tasks: the failing ones, or the time of the last complete run. */
function CleanupFact({ tasks }: { tasks: CleanupTaskView[] }) {
  const t = useTexts(overviewTexts);
  const format = useFormat();
  const failing = tasks.filter(({ failingSince }) => failingSince !== null);
  const doneAt = tasks.map(({ doneAt: at }) => at ?? '').sort()[0];
  if (failing.length > 0)
    return (
      <Fact label={t('cleanup')} tone="bad" state={t('fails')}>
        {t('cleanupFails', { time: format.dateTime(failing[0]?.failingSince ?? '') })}
        {failing.map(({ name, lastError }) => (
          <code key={name} className={styles.error}>{`${name}: ${lastError}`}</code>
        ))}
      </Fact>
    );
  return (
    <Fact label={t('cleanup')} tone={doneAt ? 'good' : 'neutral'} state={t(doneAt ? 'works' : 'unused')}>
      {doneAt ? t('cleanupDone', { time: format.dateTime(doneAt) }) : t('cleanupNone')}
    </Fact>
  );
}

function EventsFact({ events }: Pick<SystemHealthView, 'events'>) {
  const t = useTexts(overviewTexts);
  const format = useFormat();
  const age = useAge();
  const lag = age(events.lagSeconds * SECOND);
  const eventsTone: TagTone =
    events.failing > 0 ? 'bad' : events.lagSeconds > LATE_SECONDS ? 'waiting' : 'good';
  return (
    <Fact
      label={t('events')}
      tone={eventsTone}
      state={t(eventsTone === 'bad' ? 'fails' : eventsTone === 'waiting' ? 'late' : 'works')}
    >
      {events.waiting === 0
        ? t('eventsDelivered')
        : t('eventsWait', { count: events.waiting, shown: format.number(events.waiting), age: lag })}{' '}
      {events.failing > 0 &&
        t('eventsFail', { failing: format.number(events.failing), stuck: format.number(events.stuck) })}
      {events.lastError && <code className={styles.error}>{events.lastError}</code>}
    </Fact>
  );
}

function MailFact({ mail }: Pick<SystemHealthView, 'mail'>) {
  const t = useTexts(overviewTexts);
  const format = useFormat();
  return (
    <Fact
      label={t('mail')}
      tone={mail.failing > 0 ? 'bad' : mail.lastSentAt ? 'good' : 'neutral'}
      state={t(mail.failing > 0 ? 'fails' : mail.lastSentAt ? 'works' : 'unused')}
    >
      {mail.lastSentAt
        ? t('mailSent', { time: format.dateTime(mail.lastSentAt), count: format.number(mail.sentToday) })
        : t('mailNone')}{' '}
      {mail.failing > 0 && t('mailFails', { count: mail.failing, shown: format.number(mail.failing) })}
    </Fact>
  );
}

function CacheFact({ cache }: Pick<SystemHealthView, 'cache'>) {
  const t = useTexts(overviewTexts);
  const format = useFormat();
  const asked = cache.hits + cache.misses;
  return (
    <Fact
      label={t('cache')}
      tone={cache.isUsable ? 'good' : 'waiting'}
      state={t(cache.isUsable ? 'works' : 'off')}
    >
      {!cache.isUsable && t('cacheOff')}
      {cache.isUsable &&
        t('cacheSays', {
          percent: format.number(asked > 0 ? Math.round((cache.hits / asked) * 100) : 0),
          asked: format.number(asked),
        })}
    </Fact>
  );
}

function Facts({ database, events, mail, gateways, cleanup, cache, server }: SystemHealthView) {
  const t = useTexts(overviewTexts);
  const format = useFormat();
  const age = useAge();
  return (
    <ul className={styles.facts}>
      <Fact label={t('database')} tone="good" state={t('works')}>
        {t('databaseSays', {
          version: database.version,
          size: format.number(Math.round(database.bytes / MEGA)),
          time: format.number(database.milliseconds),
        })}
      </Fact>
      <EventsFact events={events} />
      <MailFact mail={mail} />
      {gateways.map((gateway) => (
        <GatewayFact key={gateway.gateway} {...gateway} />
      ))}
      <CleanupFact tasks={cleanup} />
      <CacheFact cache={cache} />
      <Fact label={t('server')} tone="good" state={t('works')}>
        {t('serverSays', { version: server.version, age: age(server.uptimeSeconds * SECOND) })}
      </Fact>
    </ul>
  );
}

/** Number of services with a failure or a delay. */
function failuresOf({ events, mail, gateways, cleanup, cache }: SystemHealthView): number {
  return [
    events.failing > 0 || events.lagSeconds > LATE_SECONDS,
    mail.failing > 0,
    ...gateways.map(({ state }) => state !== 'closed'),
    cleanup.some(({ failingSince }) => failingSince !== null),
    !cache.isUsable,
  ].filter(Boolean).length;
}

/**
 * Health of the server, database, events, mail, gateways, cleanup and cache: one line, which is open if a service fails.
 */
export function HealthLine() {
  const t = useTexts(overviewTexts);
  const format = useFormat();
  const { data, isError, refetch } = useAdminOverviewHealthQuery(undefined, {
    pollingInterval: EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  if (isError) return <PartFailed onRetry={refetch} />;
  if (!data) return <SkeletonBlock className={today.healthBone} />;
  const failures = failuresOf(data);
  return (
    <details className={today.health} open={failures > 0 || undefined}>
      <summary className={failures > 0 ? today.unhealthy : today.healthy}>
        {failures > 0
          ? t('servicesFail', { count: failures, shown: format.number(failures) })
          : t('servicesWork')}
      </summary>
      <Facts {...data} />
    </details>
  );
}
