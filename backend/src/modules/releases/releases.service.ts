import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/transactions/transactions.js';
import { AuditService } from '../audit/index.js';
import type { ReturnReleaseDto, ShareReleaseDto } from './release.dto.js';
import { NothingToShare, ReleaseChanged, ReleaseMissing } from './release.errors.js';
import type { ReleaseView } from './release.view.js';
import {
  CHANGE_STATE,
  KEPT_VERSION,
  LOCK_STATE,
  type ReleaseRow,
  RELEASES,
  type StateRow,
  type VersionRow,
  VERSIONS,
} from './releases.sql.js';

/** Releases of the remotes as admins see and change them (rule RE6). */
@Injectable()
export class ReleasesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  async list(): Promise<ReleaseView[]> {
    const releases = await this.transactions.query<ReleaseRow>(RELEASES);
    const versions = await this.transactions.query<VersionRow>(VERSIONS);
    return releases.map(({ remote, live, previous, share, changedAt, lastChange, isWatched }) => ({
      ...{ id: remote, live, previous, share, changedAt, lastChange, isWatched },
      versions: versions.filter((one) => one.remote === remote).map(({ remote: _of, ...version }) => version),
    }));
  }

  /** @throws release.not-found (404) */
  async one(remote: string): Promise<ReleaseView> {
    const found = (await this.list()).find(({ id }) => id === remote);
    if (!found) throw new ReleaseMissing();
    return found;
  }

  /**
   * Changes the share of visitors who get the live version.
   * @throws release.not-found (404), release.changed, release.no-other (409)
   */
  async share(adminId: number, remote: string, { live, share }: ShareReleaseDto): Promise<ReleaseView> {
    return this.transactions.run(async () => {
      const before = await this.locked(remote, live);
      if (before.previous === null && share < 100) throw new NothingToShare();
      if (before.share !== share) {
        await this.change(before, { live, previous: before.previous, share }, 'share');
        await this.write(adminId, 'release.share-changed', before, { live, share });
      }
      return this.one(remote);
    });
  }

  /**
   * Gives all visitors another kept version, from which the remote does not return by itself.
   * @throws release.not-found (404), release.changed (409)
   */
  async returnTo(adminId: number, remote: string, { live, version }: ReturnReleaseDto): Promise<ReleaseView> {
    return this.transactions.run(async () => {
      const before = await this.locked(remote, live);
      const kept = await this.transactions.query(KEPT_VERSION, [remote, version]);
      if (kept.length === 0) throw new ReleaseMissing();
      if (version !== live) {
        await this.change(before, { live: version, previous: null, share: 100 }, 'returned');
        await this.write(adminId, 'release.returned', before, { live: version, share: 100 });
      }
      return this.one(remote);
    });
  }

  /** @throws release.not-found (404), release.changed (409) if the admin saw another live version */
  private async locked(remote: string, live: string): Promise<StateRow> {
    const [state] = await this.transactions.query<StateRow>(LOCK_STATE, [remote]);
    if (!state) throw new ReleaseMissing();
    if (state.live !== live) throw new ReleaseChanged();
    return state;
  }

  private async change(
    { remote, number }: StateRow,
    { live, previous, share }: Pick<StateRow, 'live' | 'previous' | 'share'>,
    what: 'share' | 'returned',
  ): Promise<void> {
    await this.transactions.query(CHANGE_STATE, [remote, number, live, previous, share, what]);
  }

  private write(actorId: number, action: string, before: StateRow, after: object): Promise<void> {
    return this.audit.write({
      actorId,
      action,
      subjectType: 'release',
      subjectId: before.remote,
      before: { live: before.live, share: before.share },
      after,
    });
  }
}
