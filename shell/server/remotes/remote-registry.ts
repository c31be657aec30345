import type { RemoteAddress } from './remote-addresses';
import type { RemoteDescription } from 'shared-ui/remote';
import type { PageRemote } from '../../src/app/page-state';
import { log } from '../log';
import type { Shown } from '../releases/release-counts';
import { addressOfRelease, type ReleaseList, type ReleaseState, wantedOf } from '../releases/release-list';
import type { VisitorChoice } from '../releases/visitor-choice';
import type { ResolvedRemote } from './manifest';
import type { RemoteReader } from './remote-reader';
import { RemoteRejected } from './remote-rejected';
import { RemotesView, type Split } from './remotes-view';

const interval = 1000;
/** For this long a remote is kept whose origin does not answer. */
const MAX_AWAY_MS = 10_000;

type Addresses = Readonly<Record<string, RemoteAddress>>;

const sameBuild = (one: ResolvedRemote | undefined, other: ResolvedRemote | undefined): boolean =>
  one?.entry === other?.entry && one?.signedBy === other?.signedBy;

const sameSplit = (one: Split | undefined, other: Split): boolean =>
  one !== undefined &&
  sameBuild(one.live, other.live) &&
  sameBuild(one.previous, other.previous) &&
  one.share === other.share;

/**
 * Current builds of the remotes, polled every second: the releases of a remote as the backend decides, or its only build without
 * releases. A remote whose origin does not answer is kept for ten seconds. A rejected build does not replace the previous one, because
 * files differ while several servers of an origin are updated.
 */
export class RemoteRegistry {
  readonly #current = new Map<string, Split>();
  /** Descriptions, also of remotes that are down, so that their paths stay assigned to them. */
  readonly #descriptions = new Map<string, RemoteDescription>();
  readonly #failures = new Map<string, string>();
  /** When the origin of a remote last answered in time. */
  readonly #answeredAt = new Map<string, number>();
  readonly #lists = new Map<string, ReleaseList>();
  #states = new Map<string, ReleaseState>();
  #version = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly addresses: Addresses,
    private readonly reader: Pick<RemoteReader, 'read' | 'readList'>,
  ) {}

  get names(): string[] {
    return Object.keys(this.addresses);
  }

  /** Grows with every change of a remote, which pages can show. */
  get version(): number {
    return this.#version;
  }

  /** True while not all visitors get the same builds. */
  get isSplit(): boolean {
    return [...this.#current.values()].some(({ previous }) => previous !== undefined);
  }

  /** Returns the remotes as a visitor gets them; without a choice as a visitor without cookies does. */
  of(choice: VisitorChoice = {}): RemotesView {
    return new RemotesView(this.names, this.#current, this.#descriptions, choice);
  }

  find(name: string): ResolvedRemote | undefined {
    return this.of().find(name);
  }

  all(): ResolvedRemote[] {
    return this.of().all();
  }

  listed(options?: { withMenus?: boolean }): PageRemote[] {
    return this.of().listed(options);
  }

  /** Returns the lists of releases that the origins serve. */
  lists(): ReleaseList[] {
    return [...this.#lists.values()];
  }

  /** Returns the releases that visitors get now. */
  shown(): Shown[] {
    return [...this.#current].flatMap(([remote, { live, previous, period }]) =>
      [live, previous].flatMap((build) =>
        build?.release === undefined || period === 0 ? [] : [{ remote, version: build.release, period }],
      ),
    );
  }

  /** Returns the release that has this entry, if visitors get it now. */
  shownAt(entry: string): Shown | undefined {
    return this.shown().find(({ remote, version }) => {
      const { live, previous } = this.#current.get(remote) ?? {};
      return [live, previous].some((build) => build?.release === version && build.entry === entry);
    });
  }

  /** Takes what the backend decided, for the remotes with releases. */
  async decide(states: readonly ReleaseState[]): Promise<void> {
    const before = this.#states;
    this.#states = new Map(states.map((state) => [state.remote, state]));
    const changed = states.filter(
      (state) =>
        this.#lists.has(state.remote) && JSON.stringify(before.get(state.remote)) !== JSON.stringify(state),
    );
    await this.refresh(changed.map(({ remote }) => remote));
  }

  async refresh(names: readonly string[] = this.names): Promise<void> {
    await Promise.all(names.map((name) => this.#refreshOne(name)));
  }

  /** Polls the missing remotes immediately, so that a visitor's retry does not wait for the next poll. */
  async refreshMissing(): Promise<void> {
    await this.refresh(this.names.filter((name) => !this.#current.has(name)));
  }

  watch(): void {
    const round = () => {
      this.#timer = setTimeout(() => void this.refresh().finally(round), interval);
      this.#timer.unref();
    };
    round();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #refreshOne(name: string): Promise<void> {
    const address = this.addresses[name];
    if (!address) return;
    try {
      const list = this.#noted(name, await this.reader.readList(name, address));
      this.#take(name, list ? await this.#released(name, address, list) : await this.#served(name, address));
    } catch (error) {
      this.#miss(name, error);
    }
  }

  /** An earlier list does not replace a later one, as while several servers of an origin differ. */
  #noted(name: string, read: ReleaseList | undefined): ReleaseList | undefined {
    const known = this.#lists.get(name);
    const list = read && known && read.number < known.number ? known : read;
    if (list) this.#lists.set(name, list);
    else this.#lists.delete(name);
    return list;
  }

  async #served(name: string, address: RemoteAddress): Promise<Split> {
    return { live: await this.reader.read(name, address), share: 100, period: 0 };
  }

  /** Reads the wanted releases. If the live one cannot be read, all visitors get the one before. */
  async #released(name: string, address: RemoteAddress, list: ReleaseList): Promise<Split> {
    const { live, previous, share, period } = wantedOf(list, this.#states.get(name));
    const before =
      previous === null ? undefined : await this.#build(name, address, previous).catch(() => undefined);
    try {
      return { live: await this.#build(name, address, live), previous: before, share, period };
    } catch (error) {
      const known = before ?? this.#current.get(name)?.live;
      if (!known) throw error;
      this.#say(name, error);
      return { live: known, share: 100, period };
    }
  }

  /** The files of a release never change, so its manifest is read once. */
  async #build(name: string, address: RemoteAddress, release: string): Promise<ResolvedRemote> {
    const { live, previous } = this.#current.get(name) ?? {};
    const known = [live, previous].find((build) => build?.release === release);
    return known ?? { ...(await this.reader.read(name, addressOfRelease(address, release))), release };
  }

  #take(name: string, split: Split): void {
    const known = this.#current.get(name);
    if (!sameSplit(known, split)) {
      const { entry, signedBy } = split.live;
      const shared = split.previous && { share: split.share, previous: split.previous.release };
      log('remote taken', { remote: name, entry, signedBy, ...shared });
      if (signedBy === undefined)
        log('remote not signed', { remote: name, entry, reason: 'accepted because this is a demo' });
      this.#version++;
    }
    this.#answeredAt.set(name, performance.now());
    this.#current.set(name, split);
    this.#descriptions.set(name, split.live.description);
    if (split.live.release === undefined || split.period === 0 || this.#isWanted(name, split))
      this.#failures.delete(name);
  }

  #isWanted(name: string, { live }: Split): boolean {
    return live.release === this.#states.get(name)?.live;
  }

  #say(name: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    if (this.#failures.get(name) !== reason)
      log(error instanceof RemoteRejected ? 'remote rejected' : 'remote missing', { remote: name, reason });
    this.#failures.set(name, reason);
  }

  #miss(name: string, error: unknown): void {
    this.#say(name, error);
    if (error instanceof RemoteRejected || this.#answeredLately(name)) return;
    if (this.#current.delete(name)) this.#version++;
  }

  #answeredLately(name: string): boolean {
    return performance.now() - (this.#answeredAt.get(name) ?? -Infinity) < MAX_AWAY_MS;
  }
}
