import { Suspense, use, useState, type ReactNode } from 'react';
import { RemoteScreens } from 'shared-ui/host';
import type { RemoteName } from '../areas';
import { EarlyEvents } from '../early-events/early-events';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFailure } from './remote-failure';
import { useRemoteSource } from './remote-source';

function ShownRemote({ name }: { name: RemoteName }) {
  const source = useRemoteSource();
  const remote = use(source.load(name));
  return <RemoteScreens routes={remote.routes} />;
}

interface RemoteOutletProps {
  readonly name: RemoteName;
  readonly waiting?: ReactNode;
}

/** The place of a remote on the page. */
export function RemoteOutlet({ name, waiting }: RemoteOutletProps) {
  const source = useRemoteSource();
  const [attempt, setAttempt] = useState(0);
  const renew = async () => {
    await source.renew(name);
    setAttempt((count) => count + 1);
  };
  return (
    <RemoteBoundary
      key={name}
      onRetry={renew}
      failed={(retry) => <RemoteFailure name={name} retry={retry} />}
    >
      <Suspense fallback={waiting}>
        <ShownRemote key={attempt} name={name} />
        <EarlyEvents />
      </Suspense>
    </RemoteBoundary>
  );
}
