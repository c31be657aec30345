import { Device, freePlaces, minute, tokenOf } from '../offline-counter.fixture.js';
import { issue, shop, tearDown, world } from '../passes.fixture.js';
import { close, dayAfter, dayOf, dealId, newBranch, setUpCounter, takeBack } from './daily-closes.fixture.js';

describe('acceptances without a network in the daily close (CS9)', () => {
  beforeAll(setUpCounter);
  afterAll(tearDown);
  beforeEach(freePlaces);

  const passOf = async () => issue(dealId, await world.person());

  it('count on their own day while it is open', async () => {
    const branch = await newBranch();
    const device = await Device.enrol(shop, branch);
    device.accept(tokenOf(await passOf()), minute, { amount: 250, paidWith: 'qr' });
    expect((await dayOf(branch)).drawer.syncedAt).toBeNull();
    const sent = Date.now();
    expect(await device.last()).toMatchObject({ outcome: 'confirmed' });
    const { drawer } = await dayOf(branch);
    expect(drawer).toMatchObject({ uses: 1, offline: 1, qr: 250, cash: 0 });
    expect(Date.parse(drawer.syncedAt ?? '')).toBeGreaterThan(sent - 60_000);
  });

  it('count on the next day if they arrive after the close', async () => {
    const branch = await newBranch();
    const device = await Device.enrol(shop, branch);
    device.accept(tokenOf(await passOf()), minute, { amount: 250 });
    const { body } = await close(branch, 0, { waiting: 1, withoutWaiting: true });
    expect(body.waiting).toBe(1);
    expect(await device.last()).toMatchObject({ outcome: 'confirmed' });
    const next = await dayOf(branch, dayAfter(body.day));
    expect(next.drawer).toMatchObject({ uses: 1, late: 1, offline: 1, cash: 250 });
    expect(next.drawer.lateLines).toMatchObject([{ kind: 'use', amount: 250, isOffline: true }]);
  });

  it('leave the later acceptance when an earlier one arrives, also if its day is closed', async () => {
    const [near, far] = [await newBranch(), await newBranch('Patan')];
    const [late, early] = [await Device.enrol(shop, near), await Device.enrol(shop, far)];
    const token = tokenOf(await passOf());
    late.accept(token, minute, { amount: 400 });
    await late.sync();
    const { body } = await close(near, 400);
    early.accept(token, 2 * minute, { amount: 300 });
    expect(await early.last()).toMatchObject({ outcome: 'confirmed' });
    expect((await dayOf(far)).drawer).toMatchObject({ uses: 1, cash: 300 });
    expect((await dayOf(near, dayAfter(body.day))).drawer).toMatchObject({
      ...{ uses: 0, takenBack: 0, cash: -400 },
      lateLines: [{ kind: 'moved', amount: -400 }],
    });
  });

  it('leave their day when they are taken back on it', async () => {
    const branch = await newBranch();
    const device = await Device.enrol(shop, branch);
    device.accept(tokenOf(await passOf()), minute, { amount: 250 });
    device.undo(1);
    await device.sync();
    expect((await dayOf(branch)).drawer).toMatchObject({ uses: 0, takenBack: 1, offline: 0, cash: 0 });
    const pass = await passOf();
    device.accept(tokenOf(pass), 0, { amount: 100 });
    await device.sync();
    await takeBack(pass);
    expect((await dayOf(branch)).drawer).toMatchObject({ uses: 0, takenBack: 2, cash: 0 });
  });
});
