import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useCurrentUser } from 'shared-ui/platform';
import { useAppStore } from 'shared-ui/store';
import { browserApi } from './browser-api';
import { CounterDevice, type DeviceView } from './counter-device';
import { indexedStore } from './storage/indexed-store';

/** Browsers that lack one of these cannot sign or keep entries; pages without HTTPS have no WebCrypto. */
const isSupported = (): boolean =>
  'indexedDB' in globalThis && Boolean(globalThis.crypto?.subtle) && Boolean(navigator.locks);

const DeviceContext = createContext<CounterDevice | null>(null);

/** Provides another device, for tests. */
export const CounterDeviceProvider = DeviceContext.Provider;

/** Starts the counter of this device while the page is open. */
export function StartedCounterDevice({ children }: { children: ReactNode }) {
  const store = useAppStore();
  const given = useContext(DeviceContext);
  const [device] = useState(
    () => given ?? (isSupported() ? new CounterDevice(indexedStore(), browserApi(store)) : null),
  );
  const staff = useCurrentUser().user;
  useEffect(() => device?.start(), [device]);
  useEffect(() => {
    const own = staff?.staffOf;
    device?.setStaff(
      staff && own
        ? {
            id: staff.id,
            firstName: staff.firstName,
            vendorId: own.vendorId,
            businessName: own.businessName,
          }
        : null,
    );
  }, [device, staff]);
  return <DeviceContext value={device}>{children}</DeviceContext>;
}

const nothing = () => () => undefined;
const noView = () => null;

/** The device of this counter and its state; null in browsers that cannot work without a network. */
export function useCounterDevice(): { device: CounterDevice | null; view: DeviceView | null } {
  const device = useContext(DeviceContext);
  const view = useSyncExternalStore<DeviceView | null>(device?.subscribe ?? nothing, device?.read ?? noView);
  return { device, view };
}

/** The device of this counter; null where it is enrolled by another business than that of the person who is signed in. */
export function useOwnDevice(): CounterDevice | null {
  const { device, view } = useCounterDevice();
  const { user } = useCurrentUser();
  // Without a network nobody may be known; the device works for its own business then.
  const isForeign = user && view?.device && user.staffOf?.vendorId !== view.device.vendorId;
  return isForeign ? null : device;
}
