import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/transactions/transactions.js';
import { Config } from '../../config/config.js';
import { AuditService } from '../audit/index.js';
import type { FailureDto, ReleaseListDto, ShellReportDto, ViewsDto } from './release.dto.js';
import { failsTooOften } from './release.policy.js';
import {
  CHANGE_STATE,
  COUNT_FAILURES,
  COUNT_VIEWS,
  FIRST_STATE,
  IS_NEWER,
  KNOW_VERSIONS,
  LOCK_STATE,
  STATES,
  type StateRow,
  WATCHED,
  type WatchedRow,
} from './releases.sql.js';
import { networkOf } from './visitor-network.js';

const HASH_BYTES = 16;

const columns = (rows: readonly { remote: string; version: string; period: number }[]): unknown[] => [
  rows.map(({ remote }) => remote),
  rows.map(({ version }) => version),
  rows.map(({ period }) => period),
];

/** Reports of the shells (rules RE1 to RE5). Each can be repeated. */
@Injectable()
export class ShellReleases {
  constructor(
    private readonly transactions: Transactions,
    private readonly config: Config,
    private readonly audit: AuditService,
  ) {}

  /** Takes newer lists, counts, returns from versions that fail too often, and tells what visitors get now. */
  async exchange({ shell, lists, views, failures }: ShellReportDto): Promise<StateRow[]> {
    const known = await this.states();
    for (const list of lists)
      if (list.number > (known.find(({ remote }) => remote === list.remote)?.number ?? 0))
        await this.take(list);
    if (views.length + failures.length > 0) await this.count(shell, views, failures);
    return lists.length + views.length + failures.length > 0 ? this.states() : known;
  }

  private states(): Promise<StateRow[]> {
    return this.transactions.query<StateRow>(STATES);
  }

  /** Applies a list unless a newer one was applied. */
  private async take({ remote, number, live, share, versions }: ReleaseListDto): Promise<void> {
    if (!versions.some(({ id }) => id === live)) return;
    await this.transactions.run(async () => {
      const times = versions.map(({ releasedAt }) => releasedAt);
      // The first lists of a remote have no row to wait for.
      await this.transactions.lock(`releases of ${remote}`);
      const [before] = await this.transactions.query<StateRow>(LOCK_STATE, [remote]);
      if (before && before.number >= number) return;
      await this.transactions.query(KNOW_VERSIONS, [remote, versions.map(({ id }) => id), times]);
      if (!before) return void (await this.transactions.query(FIRST_STATE, [remote, number, live]));
      const previous = await this.previousOf(before, live);
      await this.transactions.query(CHANGE_STATE, [
        remote,
        number,
        live,
        previous,
        previous === null ? 100 : share,
        'released',
      ]);
    });
  }

  /** The version that stays beside a new one: that of most visitors. None if an earlier version is live again. */
  private async previousOf(
    { remote, live, previous, share }: StateRow,
    next: string,
  ): Promise<string | null> {
    const stable = share < 100 ? previous : live;
    if (stable === null || stable === next) return null;
    const [newer] = await this.transactions.query<{ isNewer: boolean }>(IS_NEWER, [remote, next, stable]);
    return newer?.isNewer ? stable : null;
  }

  private async count(
    shell: string,
    views: readonly ViewsDto[],
    failures: readonly FailureDto[],
  ): Promise<void> {
    const remotes = [...new Set([...views, ...failures].map(({ remote }) => remote))].sort();
    await this.transactions.run(async () => {
      if (views.length > 0)
        await this.transactions.query(COUNT_VIEWS, [shell, ...columns(views), views.map((one) => one.views)]);
      if (failures.length > 0)
        await this.transactions.query(COUNT_FAILURES, [
          ...columns(failures),
          failures.map((failure) => this.visitorOf(failure)),
        ]);
    });
    for (const remote of remotes) await this.returnIfFailing(remote);
  }

  /** An address counts once per version, and cannot be read from the stored hash. */
  private visitorOf({ remote, version, address }: FailureDto): Buffer {
    return createHmac('sha256', this.config.codeSecrets.key('release failures'))
      .update(`${remote}\0${version}\0${networkOf(address)}`)
      .digest()
      .subarray(0, HASH_BYTES);
  }

  private async returnIfFailing(remote: string): Promise<void> {
    if (!(await this.isFailing(remote))) return;
    await this.transactions.run(async () => {
      const [before] = await this.transactions.query<StateRow>(LOCK_STATE, [remote]);
      // Another report may have returned meanwhile.
      if (!before || before.previous === null || !(await this.isFailing(remote))) return;
      const { number, live, previous } = before;
      await this.transactions.query(CHANGE_STATE, [
        remote,
        number,
        previous,
        null,
        100,
        'returned-by-itself',
      ]);
      await this.audit.write({
        actorId: null,
        action: 'release.returned-by-itself',
        subjectType: 'release',
        subjectId: remote,
        before: { live },
        after: { live: previous },
      });
    });
  }

  private async isFailing(remote: string): Promise<boolean> {
    const [row] = await this.transactions.query<WatchedRow>(WATCHED, [remote]);
    if (!row) return false;
    const live = { views: row.liveViews, failures: row.liveFailures };
    return failsTooOften(live, { views: row.previousViews, failures: row.previousFailures });
  }
}
