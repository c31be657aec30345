import { expect, test } from '@jest/globals';
import type { AppState } from 'shared-ui/store';
import { stableApiState } from './stable-api-state';

type ApiState = AppState['api'];

const query = (name: string, at: number) => ({
  status: 'fulfilled',
  endpointName: name,
  requestId: `request-${at}`,
  startedTimeStamp: at,
  fulfilledTimeStamp: at + 1,
  data: { b: 1, a: 2 },
});

/** Creates a state whose responses arrived in the given order. */
const stateOf = (names: string[]): ApiState =>
  ({
    queries: Object.fromEntries(names.map((name, index) => [name, query(name, index)])),
    mutations: {},
    subscriptions: {},
    provided: {
      tags: { Deal: { LIST: names, ...Object.fromEntries(names.map((name) => [`of-${name}`, [name]])) } },
      keys: Object.fromEntries(names.map((name) => [name, [{ type: 'Deal', id: 'LIST' }]])),
    },
    config: {},
  }) as unknown as ApiState;

test('answers that come in another order make the same state', () => {
  const [one, other] = [
    ['deals', 'cities', 'stats'],
    ['stats', 'deals', 'cities'],
  ].map((names) => JSON.stringify(stableApiState(stateOf(names))));
  expect(one).toBe(other);
  expect(one).toContain('"data":{"b":1,"a":2}');
});
