import { Injectable } from '@nestjs/common';
import { violates } from '../../../../common/errors/constraint.js';
import { CacheInvalidation } from '../../../../common/http-cache/cache-invalidation.js';
import { Transactions } from '../../../../common/transactions/transactions.js';
import { lockVersion } from '../../../../common/versions/lock-version.js';
import { AuditService, changedFields } from '../../../audit/index.js';
import { wordsOf } from '../search-key.js';
import type { ChangeSearchTermDto, SearchTermDto } from './search-term.dto.js';
import { SearchTermEntry } from './search-term.entity.js';
import {
  SearchTermEmpty,
  SearchTermLimit,
  SearchTermMissing,
  SearchTermTaken,
} from './search-term.errors.js';
import { SearchTermView } from './search-term.view.js';

/** All terms are read into memory for every search. */
const MAX_TERMS = 3000;

type Values = Pick<SearchTermDto, 'kind' | 'meaning' | 'term'>;

/** Spellings and synonyms of searches as admins edit them (rule Q7). */
@Injectable()
export class SearchTermsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly cacheInvalidation: CacheInvalidation,
  ) {}

  /** All terms, by kind and meaning. */
  async list(): Promise<SearchTermView[]> {
    const order = { kind: 'ASC', meaning: 'ASC', id: 'ASC' } as const;
    const terms = await this.transactions.of(SearchTermEntry).find({ order, take: MAX_TERMS });
    return terms.map((term) => SearchTermView.of(term));
  }

  /** @throws search-term.not-found (404) */
  async one(id: number): Promise<SearchTermView> {
    const term = await this.transactions.of(SearchTermEntry).findOneBy({ id });
    if (!term) throw new SearchTermMissing();
    return SearchTermView.of(term);
  }

  /** @throws search-term.empty (400); search-term.taken, search-term.limit (409) */
  create(actorId: number, form: SearchTermDto): Promise<SearchTermView> {
    const entry = valuesOf(form);
    return this.transactions.run(async () => {
      const terms = this.transactions.of(SearchTermEntry);
      if ((await terms.count()) >= MAX_TERMS) throw new SearchTermLimit();
      const { identifiers } = await terms.insert(entry).catch(rejectTaken);
      const id = identifiers[0]?.['id'] as number;
      await this.changed(actorId, id, 'search-term.created', { after: entry });
      return this.one(id);
    });
  }

  /** @throws search-term.empty (400), search-term.not-found (404); version.conflict, search-term.taken (409) */
  change(actorId: number, id: number, { version, ...form }: ChangeSearchTermDto): Promise<SearchTermView> {
    const entry = valuesOf(form);
    return this.transactions.run(async () => {
      const terms = this.transactions.of(SearchTermEntry);
      const before = await lockVersion(terms, id, version, SearchTermMissing);
      await terms.update(id, entry).catch(rejectTaken);
      await this.changed(actorId, id, 'search-term.changed', changedFields(before, entry));
      return this.one(id);
    });
  }

  /** @throws search-term.not-found (404) */
  remove(actorId: number, id: number): Promise<void> {
    return this.transactions.run(async () => {
      const terms = this.transactions.of(SearchTermEntry);
      const before = await terms.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!before) throw new SearchTermMissing();
      await terms.delete(id);
      await this.changed(actorId, id, 'search-term.removed', { before: valuesOf(before) });
    });
  }

  private async changed(
    actorId: number,
    subjectId: number,
    action: string,
    values: { before?: object; after?: object },
  ): Promise<void> {
    await this.audit.write({ actorId, action, subjectType: 'search-term', subjectId, ...values });
    // Lists with a search text show other deals from now on.
    await this.cacheInvalidation.invalidate('search-terms', 'deals');
  }
}

function valuesOf({ kind, meaning, term }: Values): Values {
  const entry = { kind, meaning: meaning.toLowerCase(), term: term.toLowerCase() };
  if (wordsOf(entry.term).length === 0)
    throw new SearchTermEmpty({
      errors: [{ field: 'term', message: 'A search word needs a letter or a digit.' }],
    });
  return entry;
}

function rejectTaken(error: unknown): never {
  if (!violates(error, 'search_terms_meaning_term_key')) throw error;
  throw new SearchTermTaken({ errors: [{ field: 'term', message: 'This meaning has this word already.' }] });
}
