import { Component, lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { whenTouched } from '../../../platform/touch';

const TRIES = 3;
const RETRY_DELAY_MS = 5_000;

interface BoundaryProps {
  children: ReactNode;
  instead: ReactNode;
  /** Number of attempts to load the code. */
  tries: number;
  onAgain: () => void;
}

class PartBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  /** Retries when the browser is online again; if it is online already, after a delay and at most three attempts. */
  override componentDidCatch(): void {
    const { tries, onAgain } = this.props;
    if (!navigator.onLine) addEventListener('online', onAgain, { once: true });
    else if (tries < TRIES) setTimeout(onAgain, RETRY_DELAY_MS);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}

/** Repeats a press on the part that came before the part was hydrated. */
function RepeatedPress(): null {
  useEffect(() => {
    // During a press React hydrates the part in order to handle the press itself, after this effect.
    if (window.event?.type !== 'click') window.lastPress?.click();
  }, []);
  return null;
}

interface Place {
  /** Shown while the code loads. */
  waiting?: ReactNode;
  /** Shown if the code cannot be loaded; `waiting` by default. */
  instead?: (again: () => void) => ReactNode;
}

/**
 * Creates an optional part of a page whose code loads later. If loading fails, the rest of the page stays, and loading is
 * retried, immediately when the browser is online again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & Place> {
  const attempt = (number: number) => ({
    number,
    Part: lazy(async () => ({ default: await load() })),
  });
  // All instances share one attempt to load the code.
  let newest = attempt(1);
  return function LazyPart({ waiting, instead, ...props }) {
    const [{ number, Part }, setTried] = useState(newest);
    const again = () => {
      if (number === newest.number) newest = attempt(number + 1);
      setTried(newest);
    };
    return (
      <PartBoundary key={number} instead={instead ? instead(again) : waiting} tries={number} onAgain={again}>
        <Suspense fallback={waiting}>
          <Part {...(props as unknown as Props)} />
          <RepeatedPress />
        </Suspense>
      </PartBoundary>
    );
  };
}

/** Creates a part that is usable as rendered by the server: its code loads on the visitor's first interaction. */
export const deferredPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(async () => {
    await whenTouched();
    return load();
  });
