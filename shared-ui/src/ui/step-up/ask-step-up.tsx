import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { makeStore, Provider } from 'shared-ui/store';
import type { Language } from '../../format';
import { sharedTexts } from '../../platform/i18n';
import { StepUpDialog } from './step-up-dialog';
import { stepUpTexts } from './texts';

let asking: Promise<boolean> | null = null;

/**
 * Shows the dialog above the page, once for all calls that request a step-up at the same time.
 * @returns true after confirmation
 */
export function askStepUp(language: Language): Promise<boolean> {
  asking ??= showDialog(language).finally(() => (asking = null));
  return asking;
}

/** Renders the dialog with its own React root and store, so that every page and remote can request it. */
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
