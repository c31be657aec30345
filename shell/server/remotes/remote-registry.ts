import type { RemoteName } from '../../src/app/areas';
import type { RemoteAddress } from '../config';
import { log } from '../log';
import type { ResolvedRemote } from './manifest';
import type { RemoteReader } from './remote-reader';
import { RemoteRejected } from './remote-rejected';

const interval = 1000;

type Addresses = Readonly<Record<RemoteName, RemoteAddress>>;

/**
 * Knows what each remote's origin serves right now. A remote that does not answer is simply not there. If an origin serves a
 * build that is rejected, the one before it stays: while several servers of an origin are replaced, their files differ.
 */
export class RemoteRegistry {
  readonly #current = new Map<RemoteName, ResolvedRemote>();
  readonly #failures = new Map<RemoteName, string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly addresses: Addresses,
    private readonly reader: Pick<RemoteReader, 'read'>,
  ) {}

  get names(): RemoteName[] {
    return Object.keys(this.addresses) as RemoteName[];
  }

  find(name: RemoteName): ResolvedRemote | undefined {
    return this.#current.get(name);
  }

  /** In the order of the addresses, so that every instance writes the same page. */
  all(): ResolvedRemote[] {
    return this.names.flatMap((name) => this.#current.get(name) ?? []);
  }

  async refresh(names: readonly RemoteName[] = this.names): Promise<void> {
    await Promise.all(names.map((name) => this.#refreshOne(name)));
  }

  /** Asks those that are down once more, so that a reader's second try need not wait for the next round. */
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

  async #refreshOne(name: RemoteName): Promise<void> {
    try {
      const resolved = await this.reader.read(name, this.addresses[name]);
      this.#take(name, resolved);
    } catch (error) {
      this.#miss(name, error);
    }
  }

  #take(name: RemoteName, resolved: ResolvedRemote): void {
    const known = this.#current.get(name);
    const { entry, signedBy } = resolved;
    if (known?.entry !== entry || known.signedBy !== signedBy) {
      log('remote taken', { remote: name, entry, signedBy });
      if (signedBy === undefined)
        log('remote not signed', { remote: name, entry, reason: 'accepted because this is a demo' });
    }
    this.#current.set(name, resolved);
    this.#failures.delete(name);
  }

  #miss(name: RemoteName, error: unknown): void {
    const isRejected = error instanceof RemoteRejected;
    const reason = error instanceof Error ? error.message : String(error);
    if (this.#failures.get(name) !== reason)
      log(isRejected ? 'remote rejected' : 'remote missing', { remote: name, reason });
    this.#failures.set(name, reason);
    if (!isRejected) this.#current.delete(name);
  }
}
