import { STEP_UP_ASKED, type StepUpQuestion } from 'shared-ui/store';

/** Shows the dialog when a call requests a step-up. The code is loaded then. */
export const answerStepUps = (): void =>
  window.addEventListener(STEP_UP_ASKED, ({ detail }: CustomEventInit<StepUpQuestion>) => {
    if (detail) detail.answer = import('./ask-step-up').then((part) => part.askStepUp(detail.language));
  });
