import { seen } from '../program/clock';
import { outdated, settled, withResult } from '../program/stored-entry';
import { passesOf, type CounterState, type CounterStore } from '../program/counter-store';

/** Keeps the counter in memory, for tests and simulations. */
export function memoryStore(): CounterStore {
  let state: CounterState = { device: null, pack: null, contact: null, entries: [], sent: [] };
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
    updateDevice: async (id, changed) => {
      if (state.device?.id !== id) return;
      const device = { ...state.device, ...changed };
      await change(device.isWithdrawn ? { device, pack: null } : { device });
    },
    savePack: async (id, pack, contact) => {
      if (state.device?.id === id) await change({ pack, contact });
    },
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
        entries: state.entries.map((entry) => (entry.number === number ? settled(entry) : entry)),
      }),
    savePass: (pass) =>
      change({ sent: [...state.sent.filter(({ passId }) => passId !== pass.passId), pass] }),
    deletePass: (passId) => change({ sent: state.sent.filter((pass) => pass.passId !== passId) }),
    forget: (now, serverTime) => {
      const { dropped, unnamed } = outdated(state.entries, state.device?.id, now);
      const kept = state.entries.filter((entry) => !dropped.includes(entry));
      return change({
        entries: unnamed ? [...kept.slice(0, -1), unnamed] : kept,
        sent: [...state.sent, ...passesOf(dropped)].filter(({ expiresAt }) => expiresAt > serverTime),
      });
    },
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
