import type { RemoteAddress } from './remote-addresses';
import type { RemoteDescription } from 'shared-ui/remote';
import type { PageRemote } from '../../src/app/page-state';
import { log } from '../log';
import type { ResolvedRemote } from './manifest';
import type { RemoteReader } from './remote-reader';
import { RemoteRejected } from './remote-rejected';

const interval = 1000;
/** For this long a remote is kept whose origin takes connections but answers too late, such as under load. */
const MAX_LATE_MS = 10_000;

type Addresses = Readonly<Record<string, RemoteAddress>>;

/**
 * Current builds of the remotes, polled every second. A remote whose origin refuses connections is missing, and one whose origin
 * answers too late for ten seconds. A rejected build does not replace the previous one, because files differ while several
 * servers of an origin are updated.
 */
export class RemoteRegistry {
  readonly #current = new Map<string, ResolvedRemote>();
  /** Descriptions, also of remotes that are down, so that their paths stay assigned to them. */
  readonly #descriptions = new Map<string, RemoteDescription>();
  readonly #failures = new Map<string, string>();
  /** When the origin of a remote last answered in time. */
  readonly #answeredAt = new Map<string, number>();
  #version = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly addresses: Addresses,
    private readonly reader: Pick<RemoteReader, 'read'>,
  ) {}

  get names(): string[] {
    return Object.keys(this.addresses);
  }

  /** Grows with every change of a remote, which pages can show. */
  get version(): number {
    return this.#version;
  }

  find(name: string): ResolvedRemote | undefined {
    return this.#current.get(name);
  }

  /** Returns true if the server renders the public pages of a remote, even while the remote is down. */
  isRendered(name: string): boolean {
    return this.#descriptions.get(name)?.ssr ?? false;
  }

  /** Returns the available remotes in the order of the addresses, so that every instance renders the same page. */
  all(): ResolvedRemote[] {
    return this.names.flatMap((name) => this.#current.get(name) ?? []);
  }

  /** Returns all trusted remotes in the form for pages, in the same order. */
  listed({ withMenus = false } = {}): PageRemote[] {
    return this.names.map((name) => {
      const current = this.#current.get(name);
      const known = this.#descriptions.get(name);
      return {
        name,
        entry: current && { url: current.entry, integrity: current.integrity },
        description: known && {
          areas: known.areas,
          tools: known.tools,
          failureText: known.failureText,
          menu: withMenus ? known.menu : undefined,
        },
      };
    });
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
    try {
      const address = this.addresses[name];
      if (address) this.#take(name, await this.reader.read(name, address));
    } catch (error) {
      this.#miss(name, error);
    }
  }

  #take(name: string, resolved: ResolvedRemote): void {
    const known = this.#current.get(name);
    const { entry, signedBy } = resolved;
    if (known?.entry !== entry || known.signedBy !== signedBy) {
      log('remote taken', { remote: name, entry, signedBy });
      if (signedBy === undefined)
        log('remote not signed', { remote: name, entry, reason: 'accepted because this is a demo' });
      this.#version++;
    }
    this.#answeredAt.set(name, performance.now());
    this.#current.set(name, resolved);
    this.#descriptions.set(name, resolved.description);
    this.#failures.delete(name);
  }

  #miss(name: string, error: unknown): void {
    const isRejected = error instanceof RemoteRejected;
    const reason = error instanceof Error ? error.message : String(error);
    if (this.#failures.get(name) !== reason)
      log(isRejected ? 'remote rejected' : 'remote missing', { remote: name, reason });
    this.#failures.set(name, reason);
    if (!isRejected && !this.#isOnlyLate(name, error) && this.#current.delete(name)) this.#version++;
  }

  #isOnlyLate(name: string, error: unknown): boolean {
    const answeredAt = this.#answeredAt.get(name) ?? -Infinity;
    return (error as Error).name === 'TimeoutError' && performance.now() - answeredAt < MAX_LATE_MS;
  }
}
