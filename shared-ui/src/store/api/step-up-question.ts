import type { Language } from '../../format';

/** Whether the server rejected a call because the session had no step-up within the last 10 minutes. */
export const needsStepUp = (problem: unknown): boolean =>
  (problem as { code?: unknown } | undefined)?.code === 'auth.step-up-required';

/** The event by which a call asks; remotes have code of their own, so that the window is what they share with the page. */
export const STEP_UP_ASKED = 'dobbar:step-up-asked';

/** What goes with the event. */
export interface StepUpQuestion {
  readonly language: Language;
  /** Set by whoever shows the dialog: whether it was confirmed. Fails where its code did not arrive. */
  answer?: Promise<boolean>;
}

/**
 * Asks for the password, a code or a passkey.
 * @returns whether it was confirmed, so that the call may be repeated; false where nobody shows the dialog
 */
export async function stepUp(language: Language): Promise<boolean> {
  const question: StepUpQuestion = { language };
  window.dispatchEvent(new CustomEvent(STEP_UP_ASKED, { detail: question }));
  return (await question.answer?.catch(() => false)) ?? false;
}
