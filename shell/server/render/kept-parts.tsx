import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { nepalDayOf } from 'shared-ui/format';
import { localizedPath } from 'shared-ui/i18n';
import type { ServerParts } from 'shared-ui/platform';
import { languageChosen, makeStore, Provider, type Language } from 'shared-ui/store';
import { isUnfinished, splitHints } from './rendered-text';

const LIMITS = { maxEntries: 20_000, maxCharacters: 24 * 1024 * 1024 };

interface PartHtml {
  readonly body: string;
  /** Preload hints for the images of the part. */
  readonly hints: readonly string[];
}

/** A part of what is being rendered, in the order of the places. */
interface PlacedPart {
  readonly Part: object;
  readonly key: string;
  readonly element: ReactNode;
}

/** HTML of parts in bounded memory; the least recently used are evicted. */
class PartMemory {
  readonly #entries = new Map<string, PartHtml>();
  #characters = 0;

  find(key: string): PartHtml | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  keep(key: string, entry: PartHtml): void {
    this.#entries.set(key, entry);
    this.#characters += sizeOf(key, entry);
    for (const [oldest, html] of this.#entries) {
      if (this.#entries.size <= LIMITS.maxEntries && this.#characters <= LIMITS.maxCharacters) break;
      this.#entries.delete(oldest);
      this.#characters -= sizeOf(oldest, html);
    }
  }
}

const sizeOf = (key: string, { body }: PartHtml): number => key.length + body.length;

const ids = new WeakMap<object, number>();
let lastId = 0;

/** Returns the number of a component. Each build of a remote has components of its own. */
function idOf(component: object): number {
  const known = ids.get(component);
  if (known !== undefined) return known;
  ids.set(component, (lastId += 1));
  return lastId;
}

/** Attributes with a generated id depend on the place of the part in the page. */
const GENERATED_ID = /"_R_/;
const LINK = /<link [^>]*>/g;
const PLACE = /<wbr data-part="(\d+)"\/>/g;

/**
 * Parts of public pages in one language (ADR 128). The HTML of a part is found by its component, its properties and the day in Nepal. It is
 * rendered with a store that contains the language only, at an address of its own, so that it cannot show more of a page or a visitor.
 */
export class KeptParts implements ServerParts {
  readonly #memory = new PartMemory();
  readonly #store;
  /** Components whose HTML depends on their place in the page. */
  readonly #withIds = new WeakSet<object>();
  /** Null while nothing is rendered. React renders to a string without interruption, so pages do not mix. */
  #placed: PlacedPart[] | null = null;
  #day = '';

  constructor(private readonly language: Language) {
    const read = () => Promise.reject(new Error('a kept part does not read from the API'));
    this.#store = makeStore(undefined, Object.assign(read, { parts: this }));
    this.#store.dispatch(languageChosen(language));
  }

  /**
   * Renders a tree with the kept HTML of its parts.
   * @returns null for a tree with parts that have not loaded
   */
  render(tree: ReactNode): string | null {
    this.#day = JSON.stringify(nepalDayOf(new Date()));
    const rendered = this.#render(tree);
    return rendered && rendered.hints.join('') + rendered.body;
  }

  place<Props extends object>(Part: ComponentType<Props>, props: Props): number | undefined {
    if (!this.#placed || this.#withIds.has(Part)) return undefined;
    const key = `${idOf(Part)} ${this.#day} ${JSON.stringify(props)}`;
    return this.#placed.push({ Part, key, element: <Part {...props} /> }) - 1;
  }

  #render(tree: ReactNode): PartHtml | null {
    const { html, placed } = this.#renderWithPlaces(tree);
    if (isUnfinished(html)) return null;
    const parts: PartHtml[] = [];
    for (const place of placed) {
      const part = this.#memory.find(place.key) ?? this.#renderPart(place);
      if (!part) return null;
      parts.push(part);
    }
    // A part with ids is rendered with the page, which is rendered again the first time.
    if (placed.some(({ Part }) => this.#withIds.has(Part))) return this.#render(tree);
    return filled(html, parts);
  }

  #renderWithPlaces(tree: ReactNode): { html: string; placed: PlacedPart[] } {
    const placed: PlacedPart[] = (this.#placed = []);
    try {
      return { html: renderToString(tree), placed };
    } finally {
      this.#placed = null;
    }
  }

  #renderPart({ Part, key, element }: PlacedPart): PartHtml | null {
    const rendered = this.#render(
      <StaticRouter location={localizedPath('/', this.language)}>
        <Provider store={this.#store}>{element}</Provider>
      </StaticRouter>,
    );
    if (rendered && GENERATED_ID.test(rendered.body)) this.#withIds.add(Part);
    else if (rendered) this.#memory.keep(key, rendered);
    return rendered;
  }
}

/** Replaces the places in the HTML of a tree by their parts. */
function filled(html: string, parts: readonly PartHtml[]): PartHtml {
  const { hints, body } = splitHints(html);
  const found: string[] = hints.match(LINK) ?? [];
  const whole = body.replace(PLACE, (_place, index: string) => {
    const part = parts[Number(index)];
    found.push(...(part?.hints ?? []));
    return part?.body ?? '';
  });
  return { body: whole, hints: [...new Set(found)] };
}
