import type { RemoteAddress } from './remote-addresses';
import type { RemoteDescription } from 'shared-ui/remote';
import type { PageRemote } from '../../src/app/page-state';
import { log } from '../log';
import type { ResolvedRemote } from './manifest';
import type { RemoteReader } from './remote-reader';
import { RemoteRejected } from './remote-rejected';

const interval = 1000;

type Addresses = Readonly<Record<string, RemoteAddress>>;

/**
 * Knows what each remote's origin serves right now. A remote that does not answer is simply not there. If an origin serves a
 * build that is rejected, the one before it stays: while several servers of an origin are replaced, their files differ.
 */
export class RemoteRegistry {
  readonly #current = new Map<string, ResolvedRemote>();
  /** Those of remotes that are down too: their addresses stay theirs. */
  readonly #descriptions = new Map<string, RemoteDescription>();
  readonly #failures = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly addresses: Addresses,
    private readonly reader: Pick<RemoteReader, 'read'>,
  ) {}

  get names(): string[] {
    return Object.keys(this.addresses);
  }

  find(name: string): ResolvedRemote | undefined {
    return this.#current.get(name);
  }

  /** Whether the server renders the public pages of a remote, down or not. */
  isRendered(name: string): boolean {
    return this.#descriptions.get(name)?.ssr ?? false;
  }

  /** In the order of the addresses, so that every instance writes the same page. */
  all(): ResolvedRemote[] {
    return this.names.flatMap((name) => this.#current.get(name) ?? []);
  }

  /** All trusted remotes as pages know them, in the same order. */
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
    }
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
    if (!isRejected) this.#current.delete(name);
  }
}
