import { Injectable } from '@nestjs/common';
import { CacheInvalidation } from '../../../common/http-cache/cache-invalidation.js';
import type { PublicBody } from '../../../common/http-cache/public-body.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { lockVersion } from '../../../common/versions/lock-version.js';
import { AuditService, changedFields } from '../../audit/index.js';
import { FaqMissing } from '../support.errors.js';
import { AdminFaqView } from './admin-faq.view.js';
import type { ChangeFaqDto, NewFaqDto } from './faq.dto.js';
import { Faq } from './faq.entity.js';
import { PUBLIC_FAQS } from './faqs.sql.js';

/** Questions and answers of the help and contact pages (rules T1 and T2). */
@Injectable()
export class FaqsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly cacheInvalidation: CacheInvalidation,
  ) {}

  /** Questions of the help page first, in their order. */
  async publicList(): Promise<PublicBody> {
    const [row] = await this.transactions.query<{ json: string }>(PUBLIC_FAQS);
    return { json: row?.json ?? '[]', tags: ['site'] };
  }

  async list(): Promise<AdminFaqView[]> {
    const order = { place: 'DESC', position: 'ASC', id: 'ASC' } as const;
    return (await this.transactions.of(Faq).find({ order })).map((faq) => AdminFaqView.of(faq));
  }

  /** @throws faq.not-found (404) */
  async one(id: number): Promise<AdminFaqView> {
    const faq = await this.transactions.of(Faq).findOneBy({ id });
    if (!faq) throw new FaqMissing();
    return AdminFaqView.of(faq);
  }

  create(actorId: number, form: NewFaqDto): Promise<AdminFaqView> {
    return this.transactions.run(async () => {
      const { identifiers } = await this.transactions.of(Faq).insert({ ...form });
      const id = identifiers[0]?.['id'] as number;
      await this.changed(actorId, id, 'faq.created', { after: form });
      return this.one(id);
    });
  }

  /** @throws faq.not-found (404); version.conflict (409) */
  change(actorId: number, id: number, { version, ...form }: ChangeFaqDto): Promise<AdminFaqView> {
    return this.transactions.run(async () => {
      const faqs = this.transactions.of(Faq);
      const before = await lockVersion(faqs, id, version, FaqMissing);
      await faqs.update(id, form);
      await this.changed(actorId, id, 'faq.changed', changedFields(before, form));
      return this.one(id);
    });
  }

  private async changed(
    actorId: number,
    subjectId: number,
    action: string,
    values: { before?: object; after?: object },
  ): Promise<void> {
    await this.audit.write({ actorId, action, subjectType: 'faq', subjectId, ...values });
    await this.cacheInvalidation.invalidate('site');
  }
}
