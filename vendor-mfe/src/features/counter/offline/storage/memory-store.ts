import { seen } from '../program/clock';
import { withResult } from '../program/stored-entry';
import type { CounterState, CounterStore } from '../program/counter-store';

/** Keeps the counter in memory, for tests and simulations. */
export function memoryStore(): CounterStore {
  let state: CounterState = { device: null, pack: null, contact: null, entries: [] };
  const queues = new Map<string, Promise<unknown>>();
  const change = async (next: Partial<CounterState>): Promise<void> => {
    state = { ...state, ...next };
  };
  return {
    read: async () => state,
    saveDevice: (device) =>
      change(
        device.id === state.device?.id ? { device } : { device, pack: null, contact: null, entries: [] },
      ),
    savePack: (pack, contact) => change({ pack, contact }),
    saveTime: (now) => change({ contact: state.contact && seen(state.contact, now) }),
    append: async (entry) => {
      if (state.entries.some(({ number }) => number === entry.number))
        throw new Error(`Entry ${entry.number} exists`);
      const contact = state.contact && seen(state.contact, entry.at);
      await change({ entries: [...state.entries, entry], contact });
    },
    saveResults: (_deviceId, results) =>
      change({
        entries: state.entries.map((entry) => {
          const result = results.get(entry.number);
          return result ? withResult(entry, result) : entry;
        }),
      }),
    settle: (_deviceId, number) =>
      change({
        entries: state.entries.map((entry) =>
          entry.number === number ? { ...entry, isSettled: true } : entry,
        ),
      }),
    exclusively: (kind, work) => {
      const run = (queues.get(kind) ?? Promise.resolve()).then(work);
      queues.set(
        kind,
        run.catch(() => undefined),
      );
      return run;
    },
  };
}
