import { useHonourAnswersAnswerMutation } from 'shared-ui/api/honour';
import { useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { useNavigate } from 'shared-ui/router';
import { newCasePath, type HonourAnswer } from './case-path';
import { honourTexts } from './texts';

export const ANSWERS = ['yes', 'partly', 'no'] as const;

interface Answering {
  busy: boolean;
  /** Stores an answer. After "partly" and "no" the page for a case opens. @returns true after success */
  answer(given: HonourAnswer | 'later'): Promise<boolean>;
}

/** Answers the question about one used pass. */
export function useAnswer(passId: string): Answering {
  const t = useTexts(honourTexts);
  const navigate = useNavigate();
  const { busy, decide } = useDecision();
  const [send] = useHonourAnswersAnswerMutation();
  return {
    busy,
    answer: async (given) => {
      const isDone = await decide(
        { passId, given },
        (key) => send({ id: passId, answerHonourDto: { answer: given }, 'Idempotency-Key': key }).unwrap(),
        given === 'yes' ? { kind: 'success', title: t('thanks'), text: t('thanksText') } : undefined,
        t('failed'),
      );
      if (isDone && (given === 'partly' || given === 'no')) void navigate(newCasePath(passId));
      return isDone;
    },
  };
}
