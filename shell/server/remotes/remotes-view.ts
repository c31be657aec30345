import type { RemoteDescription } from 'shared-ui/remote';
import type { PageRemote } from '../../src/app/page-state';
import { getsLive, type VisitorChoice } from '../releases/visitor-choice';
import type { ResolvedRemote } from './manifest';

/** Builds of a remote that visitors get. */
export interface Split {
  readonly live: ResolvedRemote;
  /** The build of the other visitors; undefined if all get the live one. */
  readonly previous?: ResolvedRemote | undefined;
  /** Percentage of visitors who get the live build. */
  readonly share: number;
  readonly period: number;
}

const picked = (split: Split, name: string, choice: VisitorChoice): ResolvedRemote => {
  const { live, previous, share } = split;
  return previous && !getsLive(choice, { name, live: live.release ?? '', share }) ? previous : live;
};

/** The remotes as one visitor gets them. */
export class RemotesView {
  readonly #builds: ReadonlyMap<string, ResolvedRemote>;
  /** Equal for visitors who get the same builds; pages are kept by it. */
  readonly key: string;

  /** @param descriptions also of remotes that are down, so that their paths stay assigned to them */
  constructor(
    private readonly names: readonly string[],
    splits: ReadonlyMap<string, Split>,
    private readonly descriptions: ReadonlyMap<string, RemoteDescription>,
    choice: VisitorChoice,
  ) {
    this.#builds = new Map([...splits].map(([name, split]) => [name, picked(split, name, choice)]));
    this.key = [...splits]
      .filter(([name, { previous }]) => previous && this.#builds.get(name) === previous)
      .map(([name]) => name)
      .sort()
      .join();
  }

  find(name: string): ResolvedRemote | undefined {
    return this.#builds.get(name);
  }

  /** Returns true if the server renders the public pages of a remote, even while the remote is down. */
  isRendered(name: string): boolean {
    return this.#descriptionOf(name)?.ssr ?? false;
  }

  /** Returns the available remotes in the order of the addresses, so that every instance renders the same page. */
  all(): ResolvedRemote[] {
    return this.names.flatMap((name) => this.#builds.get(name) ?? []);
  }

  /** Returns all trusted remotes in the form for pages, in the same order. */
  listed({ withMenus = false } = {}): PageRemote[] {
    return this.names.map((name) => {
      const current = this.#builds.get(name);
      const known = this.#descriptionOf(name);
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

  #descriptionOf(name: string): RemoteDescription | undefined {
    return this.#builds.get(name)?.description ?? this.descriptions.get(name);
  }
}
