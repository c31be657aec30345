import type { Language } from '../../format';

/** Returns true if the server rejected a call because the session had no step-up within the last 10 minutes. */
export const needsStepUp = (problem: unknown): boolean =>
  (problem as { code?: unknown } | undefined)?.code === 'auth.step-up-required';

/** Event that requests a step-up. Remotes have their own copies of this module, so the window connects them with the page. */
export const STEP_UP_ASKED = 'dobbar:step-up-asked';

/** Payload of the event. */
export interface StepUpQuestion {
  readonly language: Language;
  /**
   * Set by the listener that shows the dialog: resolves with true after confirmation. Rejects if the dialog's code cannot be
   * loaded.
   */
  answer?: Promise<boolean>;
}

/**
 * Requests confirmation by password, code or passkey.
 * @returns true after confirmation, so that the call can be repeated; false if no listener shows the dialog
 */
export async function stepUp(language: Language): Promise<boolean> {
  const question: StepUpQuestion = { language };
  window.dispatchEvent(new CustomEvent(STEP_UP_ASKED, { detail: question }));
  return (await question.answer?.catch(() => false)) ?? false;
}
