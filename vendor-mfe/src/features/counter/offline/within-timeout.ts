import type { ApiFailure } from 'shared-ui/store';
import { unreachable } from './browser-api';
import type { CounterDevice } from './counter-device';

/** A call that can be given up. */
interface Call<Answer> extends Promise<{ data?: Answer; error?: unknown }> {
  abort(): void;
}

/** Milliseconds that a guest waits for a slow network before the device decides by itself. */
const TIMEOUT_MS = 6_000;
/** The same while the last call has found no network. */
const SHORT_TIMEOUT_MS = 300;

/** Makes a call. On a device that works without a network, a call without an answer in time counts as unreachable. */
export async function withinTimeout<Answer>(
  device: CounterDevice | null,
  call: () => Call<Answer>,
): Promise<{ data?: Answer; error?: unknown }> {
  const view = device?.read();
  if (!view?.pack) return call();
  if (!navigator.onLine) return { error: unreachable };
  const running = call();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<{ error: ApiFailure }>((resolve) => {
    timer = setTimeout(
      () => {
        running.abort();
        resolve({ error: unreachable });
      },
      view.isConnected ? TIMEOUT_MS : SHORT_TIMEOUT_MS,
    );
  });
  const answer = await Promise.race([running, timedOut]);
  clearTimeout(timer);
  return answer;
}
