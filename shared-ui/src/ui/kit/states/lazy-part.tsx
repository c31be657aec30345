import { Component, lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { whenTouched } from '../../../platform/touch';

const TRIES = 3;
const PAUSE_MS = 5_000;

interface BoundaryProps {
  children: ReactNode;
  instead: ReactNode;
  /** How often the code was asked for. */
  tries: number;
  onAgain: () => void;
}

class PartBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  /** Tries again with the next connection; where there is one, after a pause and only a few times. */
  override componentDidCatch(): void {
    const { tries, onAgain } = this.props;
    if (!navigator.onLine) addEventListener('online', onAgain, { once: true });
    else if (tries < TRIES) setTimeout(onAgain, PAUSE_MS);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}

/** Repeats a press on the part that came before the part was hydrated. */
function RepeatedPress(): null {
  useEffect(() => window.lastPress?.click(), []);
  return null;
}

interface Place {
  /** Stands there until the code has come. */
  waiting?: ReactNode;
  /** Stands there when the code did not come; unless given, `waiting` stays. */
  instead?: (again: () => void) => ReactNode;
}

/**
 * A part of a page whose code comes later, and without which the page is whole: should the code not arrive, the rest stays as
 * it is, and the part is asked for again, at once when the connection is back.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & Place> {
  const attempt = (number: number) => ({
    number,
    Part: lazy(async () => ({ default: await load() })),
  });
  // Whoever meets it first has it loaded for all.
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

/** A part that can be read and used as the server rendered it: its code comes with the visitor's first move. */
export const deferredPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(async () => {
    await whenTouched();
    return load();
  });
