import { counterApi } from 'shared-ui/api/counter';
import type { AppStore } from 'shared-ui/store';
import type { CounterApi } from './counter-api';

/** Calls of the counter through the API client of the page. */
export const browserApi = ({ dispatch }: Pick<AppStore, 'dispatch'>): CounterApi => ({
  async pack(deviceId) {
    const { counterPackRead } = counterApi.endpoints;
    const call = counterPackRead.initiate(
      { deviceId: Number(deviceId) },
      { forceRefetch: true, subscribe: false },
    );
    const pack = await dispatch(call).unwrap();
    return { pack, serverTime: Date.parse(pack.serverTime) };
  },
  sync: (deviceId, entries) =>
    dispatch(
      counterApi.endpoints.counterSyncSync.initiate({
        syncDto: { deviceId: Number(deviceId), entries: [...entries] },
      }),
    ).unwrap(),
});
