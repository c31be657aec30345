import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { sessionNavigationLogoutPath } from 'shared-ui/api/paths';
import { sharedTexts, useTexts } from 'shared-ui/i18n';
import { readWaitingEntries } from 'shared-ui/platform';
import { makeStore, Provider, rememberedLanguage } from 'shared-ui/store';
import { ConfirmDialog } from 'shared-ui/ui';
import { signOutTexts } from './texts';

interface WarningProps {
  count: number;
  onEnd(signsOut: boolean): void;
}

function Warning({ count, onEnd }: WarningProps) {
  const t = useTexts(signOutTexts);
  return (
    <ConfirmDialog
      open
      title={t('title', { count })}
      text={t('text')}
      confirm={t('signOut')}
      cancel={t('stay')}
      busy={false}
      onConfirm={() => onEnd(true)}
      onClose={() => onEnd(false)}
    />
  );
}

/** Shows the warning with its own React root, because every page and remote has links that sign out. */
async function warn(count: number): Promise<void> {
  const language = rememberedLanguage();
  await Promise.all([signOutTexts.load(language), sharedTexts.load(language)]);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const signsOut = await new Promise<boolean>((resolve) =>
    root.render(
      <Provider store={makeStore({ language })}>
        <Suspense>
          <Warning count={count} onEnd={resolve} />
        </Suspense>
      </Provider>,
    ),
  );
  root.unmount();
  place.remove();
  if (signsOut) location.assign(sessionNavigationLogoutPath);
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const count = readWaitingEntries();
  if (link?.getAttribute('href') !== sessionNavigationLogoutPath || count === 0) return;
  event.preventDefault();
  void warn(count);
}

/** Warns before a sign-out while acceptances of the counter wait on this device. */
export function warnAtSignOut(): void {
  document.addEventListener('click', onClick, true);
}
