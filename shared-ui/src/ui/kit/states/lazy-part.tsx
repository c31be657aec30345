import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  instead: ReactNode;
  onAgain: () => void;
}

class PartBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    addEventListener('online', this.props.onAgain, { once: true });
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.props.onAgain);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}

interface Place {
  /** Stands there until the code has come. */
  waiting?: ReactNode;
  /** Stands there when the code did not come; unless given, `waiting` stays. */
  instead?: (again: () => void) => ReactNode;
}

/**
 * A part of a page whose code comes later, and without which the page is whole: should the code not arrive, the rest stays as
 * it is, and the part is asked for again when the connection is back.
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
      <PartBoundary key={number} instead={instead ? instead(again) : waiting} onAgain={again}>
        <Suspense fallback={waiting}>
          <Part {...(props as unknown as Props)} />
        </Suspense>
      </PartBoundary>
    );
  };
}
