import { Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { RemoteScreens } from 'shared-ui/host';
import { useTexts } from 'shared-ui/i18n';
import { useLanguage } from 'shared-ui/store';
import { appTexts } from '../app-texts';
import { InputReplay } from '../input-replay/input-replay';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFailure } from './remote-failure';
import { useRemoteSource } from './remote-source';

function RemoteContent({ name }: { name: string }) {
  const source = useRemoteSource();
  const remote = use(source.load(name));
  return <RemoteScreens routes={remote.routes} />;
}

interface FailedProps {
  readonly name: string;
  readonly retry: () => Promise<void>;
}

/** Failure message from the description of the remote. Reports the failed build to the server. */
function FailedRemote({ name, retry }: FailedProps) {
  const t = useTexts(appTexts);
  const language = useLanguage();
  const remote = useRemoteSource()
    .listed()
    .find((listed) => listed.name === name);
  const url = remote?.entry?.url;
  useEffect(() => void navigator.sendBeacon('/remote-failures', url), [url]);
  return (
    <RemoteFailure text={remote?.description?.failureText[language] ?? t('missingText')} retry={retry} />
  );
}

interface RemoteOutletProps {
  readonly name: string;
  readonly waiting?: ReactNode;
}

/** Renders a remote in the page. */
export function RemoteOutlet({ name, waiting }: RemoteOutletProps) {
  const source = useRemoteSource();
  const [attempt, setAttempt] = useState(0);
  const renew = async () => {
    await source.renew(name);
    setAttempt((count) => count + 1);
  };
  return (
    <RemoteBoundary key={name} onRetry={renew} failed={(retry) => <FailedRemote name={name} retry={retry} />}>
      <Suspense fallback={waiting}>
        <RemoteContent key={attempt} name={name} />
        <InputReplay />
      </Suspense>
    </RemoteBoundary>
  );
}
