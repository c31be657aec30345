import { randomUUID } from 'node:crypto';
import { log } from '../log';
import type { RemoteRegistry } from '../remotes/remote-registry';
import type { ReleaseCounts } from './release-counts';
import type { ReleaseState } from './release-list';
import { SIGNATURE, signReport } from './sign-report';

const INTERVAL_MS = 1000;
const TIMEOUT_MS = 2000;

type Registry = Pick<RemoteRegistry, 'lists' | 'decide' | 'shown'>;

/**
 * Tells the backend every second which lists of releases this shell read and what it counted, and learns what visitors get. While the
 * backend does not answer, visitors get what it said last.
 */
export class ReleaseClient {
  readonly #shell = randomUUID();
  readonly #address: URL;
  #timer: NodeJS.Timeout | undefined;
  #numbers = new Map<string, number>();
  #isAway = false;

  constructor(
    backendUrl: string,
    /** `RELEASES_SECRET`; without it nothing is reported, and visitors get what the lists of the origins say. */
    private readonly secret: string | null,
    private readonly registry: Registry,
    private readonly counts: ReleaseCounts,
  ) {
    this.#address = new URL('/internal/releases', backendUrl);
  }

  follow(): void {
    const round = (): void => {
      this.#timer = setTimeout(() => void this.exchange().finally(round), INTERVAL_MS);
      this.#timer.unref();
    };
    round();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Does nothing while no remote has releases. */
  async exchange(): Promise<void> {
    const lists = this.registry.lists();
    if (lists.length === 0) return;
    if (this.secret === null) return this.#note('RELEASES_SECRET is not set');
    const report = this.counts.report();
    const newer = lists.filter(({ name, number }) => number > (this.#numbers.get(name) ?? 0));
    try {
      const states = await this.#send(this.secret, {
        shell: this.#shell,
        lists: newer.map(({ name, number, live, share, versions }) => ({
          ...{ remote: name, number, live, share },
          versions: versions.map(({ id, releasedAt }) => ({ id, releasedAt })),
        })),
        ...report,
      });
      this.counts.taken(report);
      this.#numbers = new Map(states.map(({ remote, number }) => [remote, number]));
      await this.registry.decide(states);
      this.counts.keep(this.registry.shown());
      this.#isAway = false;
    } catch (error) {
      this.#note(error instanceof Error ? error.message : String(error));
    }
  }

  #note(reason: string): void {
    if (!this.#isAway) log('releases away', { reason });
    this.#isAway = true;
  }

  async #send(secret: string, report: object): Promise<ReleaseState[]> {
    const body = JSON.stringify(report);
    const answer = await fetch(this.#address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE]: signReport(secret, this.#address.pathname, body, new Date()),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`${this.#address.href} answered ${answer.status}`);
    return (await answer.json()) as ReleaseState[];
  }
}
