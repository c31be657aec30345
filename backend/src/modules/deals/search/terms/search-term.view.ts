import type { SearchTerm } from '../vocabulary.js';
import type { SearchTermEntry } from './search-term.entity.js';

export class SearchTermView {
  id: number;
  /** Changes with every change. */
  version: number;
  kind: SearchTerm['kind'];
  /** @example 'momo' */
  meaning: string;
  /** @example 'मम' */
  term: string;

  static of({ id, version, kind, meaning, term }: SearchTermEntry): SearchTermView {
    return { id, version, kind, meaning, term };
  }
}
