import { STEP_UP_ASKED, type StepUpQuestion } from 'shared-ui/store';

/** Shows the dialog whenever a call asks for a step-up. Its code is fetched only then. */
export const answerStepUps = (): void =>
  window.addEventListener(STEP_UP_ASKED, ({ detail }: CustomEventInit<StepUpQuestion>) => {
    if (detail) detail.answer = import('./ask-step-up').then((part) => part.askStepUp(detail.language));
  });
