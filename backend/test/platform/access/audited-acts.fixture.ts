import { generateKeyPairSync } from 'node:crypto';
import { PASSWORD } from '../../support/world.js';
import {
  type Act,
  running,
  world,
  settlement,
  pendingDeal,
  revision,
  businessWithChange,
  review,
  message,
  season,
  enrolled,
  confirmed,
  category,
  CATEGORY,
  CITY,
  AREA,
  AREA_CHANGE,
  area,
  FAQ,
  SEASON,
  PLAN,
  MEMBERSHIP,
  awaitedTransfer,
  paidOrder,
  payee,
  approval,
  confirmation,
  payToday,
  payoutRun,
  manualRefund,
  waitingDecision,
  searchTerm,
  askedAboutSuspension,
  caseWithAdmin,
  apiKey,
  webhook,
} from './audited-subjects.fixture.js';
import { release, RELEASES } from '../../releases/a-release.fixture.js';

/** One action per route. An admin route without one fails the test. */
export const acts: Record<string, () => Promise<Act>> = {
  'POST /api/admin/api-keys': async () => ({
    path: '/api/admin/api-keys',
    body: { name: 'Accounting', scopes: ['payouts:read'] },
    admin: await world.admin(),
  }),
  'PATCH /api/admin/api-keys/{id}': async () => ({
    path: `/api/admin/api-keys/${await apiKey()}`,
    body: { scopes: [] },
  }),
  'POST /api/admin/api-keys/{id}/rotate': async () => ({
    path: `/api/admin/api-keys/${await apiKey()}/rotate`,
  }),
  'DELETE /api/admin/api-keys/{id}': async () => ({ path: `/api/admin/api-keys/${await apiKey()}` }),
  'POST /api/admin/webhooks': async () => ({
    path: '/api/admin/webhooks',
    body: { url: 'https://till.example.com/', eventTypes: ['payout.made'] },
    admin: await world.admin(),
  }),
  'PATCH /api/admin/webhooks/{id}': async () => ({
    path: `/api/admin/webhooks/${(await webhook()).id}`,
    body: { isActive: false },
  }),
  'POST /api/admin/webhooks/{id}/rotate': async () => ({
    path: `/api/admin/webhooks/${(await webhook()).id}/rotate`,
  }),
  'POST /api/admin/webhooks/{id}/test': async () => ({
    path: `/api/admin/webhooks/${(await webhook()).id}/test`,
  }),
  'POST /api/admin/webhooks/{id}/deliveries/{delivery}/resend': async () => {
    const { id, delivery } = await webhook();
    return { path: `/api/admin/webhooks/${id}/deliveries/${delivery}/resend` };
  },
  'DELETE /api/admin/webhooks/{id}': async () => ({ path: `/api/admin/webhooks/${(await webhook()).id}` }),
  'PATCH /api/admin/deals/{id}/approve': async () => ({
    path: `/api/admin/deals/${await pendingDeal()}/approve`,
  }),
  'POST /api/admin/deals/approve': async () => ({
    path: '/api/admin/deals/approve',
    body: { deals: [{ id: await pendingDeal(), version: 1 }] },
  }),
  'PATCH /api/admin/deals/{id}/reject': async () => ({
    path: `/api/admin/deals/${await pendingDeal()}/reject`,
  }),
  'PATCH /api/admin/deals/{id}/ask': async () => ({
    path: `/api/admin/deals/${await pendingDeal()}/ask`,
    body: { note: 'Please say how many plates.' },
  }),
  'PATCH /api/admin/revisions/{id}/ask': async () => ({
    path: `/api/admin/revisions/${await revision()}/ask`,
    body: { note: 'Please say how many plates.' },
  }),
  'PATCH /api/admin/vendors/{id}/ask': async () => ({
    path: `/api/admin/vendors/${(await world.business({ status: 'pending' })).id}/ask`,
    body: { note: 'The number is not on the paper.' },
  }),
  'POST /api/admin/codes/lookup': async () => {
    const dealId = await world.deal(await world.business());
    const { client } = await world.person();
    const { body } = await client.post<{ code: string }>('/api/redemptions', { dealId });
    return { path: '/api/admin/codes/lookup', body: { code: body.code } };
  },
  'DELETE /api/admin/decisions/{id}': waitingDecision,
  'PATCH /api/admin/deals/{id}/feature': async () => ({
    path: `/api/admin/deals/${await world.deal(await world.business())}/feature`,
    body: { featured: true, withoutPhoto: true },
  }),
  'PATCH /api/admin/revisions/{id}/approve': async () => ({
    path: `/api/admin/revisions/${await revision()}/approve`,
  }),
  'PATCH /api/admin/revisions/{id}/reject': async () => ({
    path: `/api/admin/revisions/${await revision()}/reject`,
  }),
  'PATCH /api/admin/vendors/{id}/changes/approve': async () => ({
    path: `/api/admin/vendors/${await businessWithChange()}/changes/approve`,
  }),
  'PATCH /api/admin/vendors/{id}/changes/reject': async () => ({
    path: `/api/admin/vendors/${await businessWithChange()}/changes/reject`,
    body: { reason: 'Please keep your name.' },
  }),
  'PATCH /api/admin/vendors/{id}/verify': async () => ({
    path: `/api/admin/vendors/${(await world.business({ status: 'pending' })).id}/verify`,
  }),
  'PATCH /api/admin/vendors/{id}/reject': async () => ({
    path: `/api/admin/vendors/${(await world.business({ status: 'pending' })).id}/reject`,
  }),
  'PATCH /api/admin/vendors/{id}/suspend': async () => ({
    path: `/api/admin/vendors/${(await world.business()).id}/suspend`,
    body: { reason: 'Codes were refused.' },
  }),
  'PATCH /api/admin/vendors/{id}/reinstate': async () => ({
    path: `/api/admin/vendors/${(await world.business({ status: 'suspended' })).id}/reinstate`,
    body: { reason: 'It was a mistake.' },
  }),
  'POST /api/admin/categories': async () => ({
    path: '/api/admin/categories',
    body: { ...CATEGORY, slug: 'bakeries' },
  }),
  'PATCH /api/admin/categories/{id}': async () => ({
    path: `/api/admin/categories/${await category()}`,
    body: { ...CATEGORY, name: 'Patisseries', version: 1 },
  }),
  'POST /api/admin/categories/{id}/merge': async () => ({
    path: `/api/admin/categories/${await category()}/merge`,
    body: { into: 1, version: 1 },
  }),
  'POST /api/admin/cities': async () => ({
    path: '/api/admin/cities',
    body: { ...CITY, slug: 'ilam' },
  }),
  'PATCH /api/admin/cities/{id}': async () => ({
    path: '/api/admin/cities/2',
    body: { ...CITY, name: 'Lakeside', version: 1 },
  }),
  'POST /api/admin/areas': async () => ({ path: '/api/admin/areas', body: AREA }),
  'PATCH /api/admin/areas/{id}': async () => ({ path: await area(), body: { ...AREA_CHANGE, version: 1 } }),
  'POST /api/admin/faqs': async () => ({ path: '/api/admin/faqs', body: FAQ }),
  'PATCH /api/admin/faqs/{id}': async () => ({ path: '/api/admin/faqs/1', body: { ...FAQ, version: 1 } }),
  'POST /api/admin/seasons': () => Promise.resolve({ path: '/api/admin/seasons', body: SEASON }),
  'PATCH /api/admin/seasons/{id}': async () => ({
    path: await season(),
    body: { ...SEASON, name: 'Chhath', version: 1 },
  }),
  'DELETE /api/admin/seasons/{id}': async () => ({ path: await season(), body: { version: 1 } }),
  'PATCH /api/admin/reviews/{id}/hide': async () => ({
    path: `/api/admin/reviews/${await review()}/hide`,
    body: { reason: 'It insults somebody.' },
  }),
  'PATCH /api/admin/reviews/{id}/restore': async () => {
    const id = await review();
    await running.database.query(
      "UPDATE reviews SET hidden_at = now(), hidden_reason = 'spam' WHERE id = $1",
      [id],
    );
    return { path: `/api/admin/reviews/${id}/restore` };
  },
  'PATCH /api/admin/reviews/{id}/keep': async () => {
    const id = await review();
    await (await world.person()).client.post(`/api/reviews/${id}/report`, { reason: 'spam' });
    return { path: `/api/admin/reviews/${id}/keep` };
  },
  'PATCH /api/admin/users/{id}/suspend': async () => ({
    path: `/api/admin/users/${(await world.person()).id}/suspend`,
    body: { reason: 'Codes were shared.' },
  }),
  'PATCH /api/admin/users/{id}/reinstate': async () => {
    const { id } = await world.person();
    await running.database.query('UPDATE users SET suspended_at = now() WHERE id = $1', [id]);
    return { path: `/api/admin/users/${id}/reinstate`, body: { reason: 'It was a mistake.' } };
  },
  'PATCH /api/admin/users/{id}/role': async () => ({
    path: `/api/admin/users/${(await world.person()).id}/role`,
    body: { role: 'admin', reason: 'Joins our team.' },
  }),
  'PUT /api/admin/roles/{id}': async () => ({
    path: `/api/admin/roles/${(await world.admin('support')).id}`,
    body: { role: 'finance' },
  }),
  'PATCH /api/admin/users/{id}/reset-factors': async () => ({
    path: `/api/admin/users/${(await confirmed()).admin.id}/reset-factors`,
    body: { reason: 'The phone fell into the Bagmati.' },
  }),
  'POST /api/admin/users/{id}/points': async () => ({
    path: `/api/admin/users/${(await world.person()).id}/points`,
    body: { delta: 5, reason: 'The counter was offline.' },
  }),
  'PATCH /api/admin/messages/{id}/assign': async () => ({
    path: `${await message()}/assign`,
    body: { assigneeId: (await world.admin()).id, version: 1 },
  }),
  'PATCH /api/admin/messages/{id}/release': async () => ({
    path: `${await message('in-progress')}/release`,
    body: { version: 1 },
  }),
  'PATCH /api/admin/messages/{id}/close': async () => ({
    path: `${await message()}/close`,
    body: { version: 1 },
  }),
  'PATCH /api/admin/messages/{id}/reopen': async () => ({
    path: `${await message('closed')}/reopen`,
    body: { version: 1 },
  }),
  'POST /api/admin/messages/{id}/replies': async () => ({
    path: `${await message()}/replies`,
    body: { text: 'From eleven.', version: 1 },
  }),
  'POST /api/admin/messages/{id}/notes': async () => ({
    path: `${await message()}/notes`,
    body: { text: 'Ask the business.' },
  }),
  'PATCH /api/admin/releases/{remote}': async () => ({
    path: `/api/admin/releases/${await release()}`,
    body: { live: RELEASES.live, share: 50 },
  }),
  'POST /api/admin/releases/{remote}/return': async () => ({
    path: `/api/admin/releases/${await release()}/return`,
    body: { live: RELEASES.live, version: RELEASES.previous },
  }),
  'PATCH /api/admin/settings': () =>
    Promise.resolve({
      path: '/api/admin/settings',
      body: { changes: [{ key: 'site.phone', value: '01-4000000', version: 0 }] },
    }),
  'PATCH /api/admin/plans/{id}': async () => ({ path: '/api/admin/plans/2', body: PLAN }),
  'PATCH /api/admin/memberships/{id}': async () => {
    const { rows } = await running.database.query<{ id: number }>(
      `SELECT id FROM memberships WHERE slug = 'vip'`,
    );
    return { path: `/api/admin/memberships/${rows[0]?.id}`, body: MEMBERSHIP };
  },
  'POST /api/admin/payments/{id}/confirm-transfer': async () => ({
    path: (await awaitedTransfer()).transfer,
    body: { reference: 'NB-2083-000123' },
  }),
  'POST /api/admin/payments/{id}/look-up': async () => ({
    path: `/api/admin/payments/${(await awaitedTransfer()).payment}/look-up`,
  }),
  'POST /api/admin/payments/{id}/attend': async () => {
    const { payment } = await awaitedTransfer();
    await running.database.query('UPDATE payments SET mismatched_at = now() WHERE public_id = $1', [payment]);
    return { path: `/api/admin/payments/${payment}/attend`, body: { reason: 'Sent back by the bank.' } };
  },
  'POST /api/admin/settlements/{gateway}': () => Promise.resolve(settlement()),
  'POST /api/admin/settlement-differences/{id}/resolve': async () => {
    const { path, body } = settlement();
    await (await world.admin()).client.post(path, body);
    const { rows } = await running.database.query<{ id: string }>(
      'SELECT public_id AS id FROM settlement_differences WHERE resolved_at IS NULL',
    );
    return {
      path: `/api/admin/settlement-differences/${rows[0]?.id}/resolve`,
      body: { note: 'The gateway corrects it.' },
    };
  },
  'POST /api/admin/vendors/{id}/payouts': async () => ({
    path: `/api/admin/vendors/${(await payee()).id}/payouts`,
    body: { amount: 500, reference: 'NB-2083-000126' },
  }),
  'PATCH /api/admin/vendors/{id}/honour/keep': async () => ({
    path: `/api/admin/vendors/${await askedAboutSuspension()}/honour/keep`,
  }),
  'POST /api/honour/cases/{id}/decide': async () => ({
    path: `/api/honour/cases/${await caseWithAdmin()}/decide`,
    body: { for: 'business', reason: 'The bill shows the deal.' },
  }),
  'POST /api/admin/search-terms': async () => ({
    path: '/api/admin/search-terms',
    body: { kind: 'dish', meaning: 'momo', term: 'moomoo' },
  }),
  'PATCH /api/admin/search-terms/{id}': async () => ({
    path: `/api/admin/search-terms/${await searchTerm()}`,
    body: { kind: 'dish', meaning: 'momo', term: 'mohmoh', version: 1 },
  }),
  'DELETE /api/admin/search-terms/{id}': async () => ({
    path: `/api/admin/search-terms/${await searchTerm()}`,
  }),
  'DELETE /api/admin/devices/{id}': async () => {
    const { id, branchId } = await world.business();
    const { x, y } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
    const { rows } = await running.database.query<{ id: number }>(
      `INSERT INTO counter_devices (vendor_id, branch_id, place, name, key_x, key_y) VALUES ($1, $2, 1, 'Bar', $3, $4) RETURNING id`,
      [id, branchId, x, y],
    );
    return { path: `/api/admin/devices/${rows[0]?.id}` };
  },
  'POST /api/admin/approvals/{id}/approve': async () => ({
    path: `/api/admin/approvals/${await approval()}/approve`,
  }),
  'POST /api/admin/approvals/{id}/reject': async () => ({
    path: `/api/admin/approvals/${await approval()}/reject`,
    body: { reason: 'The sum is wrong.' },
  }),
  'POST /api/admin/payout-runs': payToday,
  'POST /api/admin/payout-runs/{id}/confirm': async () => confirmation(await payoutRun()),
  'POST /api/admin/payout-runs/{id}/lines/{line}/returned': async () => {
    const { id, runLines } = await payoutRun();
    const path = `/api/admin/payout-runs/${id}/lines/${runLines[0]?.id}/returned`;
    return { path, body: { reason: 'The bank does not know the account.' } };
  },
  'POST /api/admin/refunds/{id}/close': async () => ({
    path: `/api/admin/refunds/${await manualRefund()}/close`,
    body: { reference: 'NB-2083-000124' },
  }),
  'POST /api/admin/orders/{id}/refunds': async () => ({
    path: `/api/admin/orders/${(await paidOrder()).order}/refunds`,
    body: { reason: 'The shop closed.' },
  }),
  'POST /api/auth/two-factor/confirm': async () => {
    const { admin, code } = await enrolled();
    return { admin, path: '/api/auth/two-factor/confirm', body: { code: code(0) } };
  },
  'DELETE /api/auth/two-factor': async () => {
    const { admin, code } = await confirmed();
    return { admin, path: '/api/auth/two-factor', body: { code, password: PASSWORD } };
  },
};

/** A used one-time code remains used whatever happens to the action, so only the existence of its row is compared. */
