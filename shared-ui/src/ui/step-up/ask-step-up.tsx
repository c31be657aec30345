import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { makeStore, Provider } from 'shared-ui/store';
import type { Language } from '../../format';
import { sharedTexts } from '../../platform/i18n';
import { StepUpDialog } from './step-up-dialog';
import { stepUpTexts } from './texts';

let asking: Promise<boolean> | null = null;

/**
 * Shows the dialog above whatever the page shows, once for all calls that ask at that time.
 * @returns whether it was confirmed
 */
export function askStepUp(language: Language): Promise<boolean> {
  asking ??= showDialog(language).finally(() => (asking = null));
  return asking;
}

/** It has a tree and a store of its own, so that each page and each remote can ask without knowing of it. */
async function showDialog(language: Language): Promise<boolean> {
  await Promise.all([stepUpTexts.load(language), sharedTexts.load(language)]);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const store = makeStore({ language });
  const isConfirmed = await new Promise<boolean>((resolve) =>
    root.render(
      <Provider store={store}>
        <Suspense>
          <StepUpDialog onEnd={resolve} />
        </Suspense>
      </Provider>,
    ),
  );
  root.unmount();
  place.remove();
  return isConfirmed;
}
