import type { CacheInvalidation } from '../../../common/http-cache/cache-invalidation.js';
import { RequestDeadline } from '../../../common/connections/request-deadline.js';
import { type WorkContext, workContext } from '../../../common/connections/work-context.js';
import type { Transactions } from '../../../common/transactions/transactions.js';
import { DealChanges } from './deal-changes.service.js';

describe('changes of places', () => {
  it('are announced outside of the request, so that its time limit does not cancel it', async () => {
    const transactions = { afterCommit: (act: () => void) => act() } as unknown as Transactions;
    const announced = new Promise<WorkContext | undefined>((resolve) => {
      const invalidate = (): Promise<void> => Promise.resolve(resolve(workContext.get()));
      const changes = new DealChanges(transactions, { invalidate } as unknown as CacheInvalidation);
      workContext.run({ connections: 'counter', deadline: new RequestDeadline(0) }, () => {
        void changes.placesChanged([{ dealId: 1, isTurn: false }]);
      });
    });
    expect(await announced).toBeUndefined();
  });
});
