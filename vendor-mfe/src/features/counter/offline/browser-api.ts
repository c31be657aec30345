import { counterApi } from 'shared-ui/api/counter';
import type { ApiFailure, AppStore } from 'shared-ui/store';
import type { CounterApi } from './counter-api';

/** Milliseconds after which a call without an answer is given up. */
const LONGEST_CALL_MS = 20_000;

/** Failure of a call that got no answer. */
export const unreachable: ApiFailure = {
  status: 0,
  code: 'network.unreachable',
  message: '',
  errors: [],
};

interface Call<Answer> extends Promise<{ data?: Answer; error?: unknown }> {
  abort(): void;
}

/** Returns the answer of a call. A call that takes too long is aborted and counts as unreachable. */
async function answerOf<Answer>(call: Call<Answer>): Promise<Answer> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    call.abort();
  }, LONGEST_CALL_MS);
  const { data, error } = await call;
  clearTimeout(timer);
  if (isLate) throw unreachable;
  // A query that fails still has the data of the call before.
  if (error !== undefined || data === undefined) throw error;
  return data;
}

/** Calls of the counter through the API client of the page. */
export const browserApi = ({ dispatch }: Pick<AppStore, 'dispatch'>): CounterApi => ({
  async pack(deviceId) {
    const { counterPackRead } = counterApi.endpoints;
    const call = counterPackRead.initiate(
      { deviceId: Number(deviceId) },
      { forceRefetch: true, subscribe: false },
    );
    const pack = await answerOf(dispatch(call));
    return { pack, serverTime: Date.parse(pack.serverTime) };
  },
  sync: (deviceId, entries) =>
    answerOf(
      dispatch(
        counterApi.endpoints.counterSyncSync.initiate({
          syncDto: { deviceId: Number(deviceId), entries: [...entries] },
        }),
      ),
    ),
});
