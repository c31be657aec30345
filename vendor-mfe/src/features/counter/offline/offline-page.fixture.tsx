import { act, fireEvent, screen } from '@testing-library/react';
import { BrandProvider } from 'shared-ui/dashboard';
import { makeStore, sessionHinted, type Language } from 'shared-ui/store';
import { answerCalls, renderWithStore, type Answers } from 'shared-ui/testing';
import { CounterPage } from '../counter-page';
import type { CounterApi } from './counter-api';
import { CounterDevice } from './counter-device';
import type { CounterStore } from './program/counter-store';
import { aCounter, aPack, NOW, VENDOR } from './program/offline.fixture';
import type { CounterPack } from './program/pack';
import type { SyncAnswer } from './program/send-queue';
import { memoryStore } from './storage/memory-store';
import { CounterDeviceProvider } from './use-counter-device';

const gone = { status: 0, code: 'network.unreachable', message: '', errors: [] };
const staffOf = {
  vendorId: VENDOR,
  businessName: 'Himchuli',
  role: 'owner',
  rights: ['counter', 'staff'],
  branchId: null,
};
interface Network {
  isCut: boolean;
  answer: Partial<SyncAnswer>;
}

const apiOn = (network: Network): CounterApi => ({
  pack: async () => {
    if (network.isCut) throw gone;
    return { pack: aPack(), serverTime: NOW };
  },
  sync: async (_id, entries) => {
    if (network.isCut) throw gone;
    return entries.map((_entry, index) => ({
      number: index + 1,
      outcome: 'confirmed',
      message: 'entry.confirmed',
      customer: 'Niraj K.',
      saves: 280,
      points: 0,
      first: null,
      expected: null,
      ...network.answer,
    }));
  },
});

interface Surroundings {
  kept?: CounterStore;
  /** Replaces calls of the storage. */
  store?: Partial<CounterStore>;
  /** Business of the person who is signed in. */
  vendorId?: number;
  answers?: Answers;
}

/** Opens the counter of an enrolled device that has lost its network. */
export async function openOffline(
  pack: Partial<CounterPack> = {},
  language: Language = 'en',
  { kept = memoryStore(), store: replaced, vendorId = VENDOR, answers }: Surroundings = {},
) {
  const network: Network = { isCut: true, answer: {} };
  await aCounter(pack, kept);
  const device = new CounterDevice({ ...kept, ...replaced }, apiOn(network), () => NOW);
  const user = { id: 11, firstName: 'Ramesh', role: 'vendor', staffOf: { ...staffOf, vendorId } };
  answerCalls({
    'GET /api/auth/user': { body: user },
    'GET /api/vendors/me/locations': { body: [] },
    'GET /api/counter/today': { body: [] },
    'POST /api/counter/lookup': () => {
      throw new TypeError('Failed to fetch');
    },
    ...answers,
  });
  const store = makeStore();
  store.dispatch(sessionHinted(true));
  await renderWithStore(
    <BrandProvider>
      <CounterDeviceProvider value={device}>
        <CounterPage />
      </CounterDeviceProvider>
    </BrandProvider>,
    { store, at: '/dashboard/counter', language },
  );
  await screen.findByText(language === 'en' ? /^Offline since/ : /देखि अफलाइन/);
  return { network, device, store: kept };
}

export const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

export async function scan(text: string) {
  const field = screen.getByLabelText('Or type the 8-character code');
  fireEvent.change(field, { target: { value: text } });
  await act(async () => void fireEvent.submit(field));
}

export async function accept(text: string) {
  await scan(text);
  await screen.findByRole('heading', { name: 'Valid' });
  await press('Confirm and mark used');
  await screen.findByRole('heading', { name: 'Accepted offline' });
}
