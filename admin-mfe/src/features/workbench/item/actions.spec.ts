import { expect, test } from '@jest/globals';
import type { WorkItemView } from 'shared-ui/api/admin-work';
import { actionsOf } from './actions';

const item = (change: Partial<WorkItemView>) =>
  ({ kind: 'deal', id: '1', allowed: ['approve', 'ask', 'reject'], frees: [], ...change }) as WorkItemView;
const unknown = { passed: undefined, dealsPassed: undefined };
const recommended = (...[change, findings]: [Partial<WorkItemView>, object]) =>
  actionsOf(item(change), { ...unknown, ...findings }).find(({ isRecommended }) => isRecommended)?.id;
const deal = { kind: 'deal', id: '7', title: 'Momo', titleNe: null, version: 1 };

test('the recommended action follows the checks', () => {
  expect(recommended({}, { passed: true })).toBe('approve');
  expect(recommended({}, { passed: false })).toBe('ask');
  expect(recommended({ allowed: ['hide', 'keep'] }, {})).toBe('keep');
});

test('what must fail is not offered', () => {
  expect(actionsOf(item({ allowed: ['ask', 'reject'] }), unknown).map(({ id }) => id)).toEqual([
    'reject',
    'ask',
  ]);
  expect(actionsOf(item({ allowed: [] }), unknown)).toEqual([]);
});

test('a business with the PAN of another one is not verified', () => {
  const vendor = item({ kind: 'vendor', allowed: ['ask', 'reject', 'verify'], frees: [deal] });
  const panUsedBy = { id: 1, businessName: 'Himchuli', nameNe: null };
  const actions = actionsOf(vendor, { passed: false, dealsPassed: true, panUsedBy });
  expect(actions.map(({ id, isRecommended }) => [id, isRecommended])).toEqual([
    ['reject', false],
    ['ask', true],
  ]);
});

test('a business is verified with its deals by one key where all of them pass', () => {
  const vendor = { kind: 'vendor', allowed: ['ask', 'reject', 'verify'], frees: [deal] };
  expect(recommended(vendor, { dealsPassed: true })).toBe('verifyAll');
  expect(recommended(vendor, { dealsPassed: false })).toBe('verify');
  const keys = actionsOf(item(vendor), { passed: undefined, dealsPassed: true });
  expect(keys.filter(({ key }) => key === 'v').map(({ id }) => id)).toEqual(['verifyAll']);
});
