import { until } from '../support/processes/until.js';
import { Workbench } from './worklist.fixture.js';

describe('decisions whose item is held by another transaction (WB5)', () => {
  let bench: Workbench;

  beforeAll(async () => {
    bench = await Workbench.start();
  });

  afterAll(() => bench.stop());

  const stateOf = async (id: string): Promise<string> => (await bench.decision(id)).state;

  it('wait for it, delay no others, and take effect afterwards', async () => {
    const shop = await bench.world.business();
    const [held, free] = [await bench.pendingDeal(shop), await bench.pendingDeal(shop)];
    const first = (await bench.decide(`deals/${held}/approve`)).body.decisionId;
    const second = (await bench.decide(`deals/${free}/approve`)).body.decisionId;
    await bench.letTimePass();
    const holder = await bench.running.database.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM deals WHERE id = $1 FOR UPDATE', [held]);
    await bench.runJob().finally(() => holder.release(true));
    expect([await stateOf(first), await stateOf(second)]).toEqual(['pending', 'done']);
    await until(async () => {
      await bench.runJob();
      return (await stateOf(first)) === 'done';
    });
  });
});
