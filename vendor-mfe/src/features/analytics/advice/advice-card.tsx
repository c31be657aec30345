import { Lightbulb } from 'lucide-react';
import { useAdviceDismissMutation, useAdviceListQuery, type AdviceView } from 'shared-ui/api/analytics';
import { useDealDraftsCreateMutation } from 'shared-ui/api/deal-drafts';
import { dealTemplatesApi } from 'shared-ui/api/deal-templates';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { useNavigate } from 'shared-ui/router';
import { Button, Card } from 'shared-ui/ui';
import { adviceContent, clockOf } from './advice-content';
import styles from './advice-card.module.css';
import { analyticsTexts } from '../texts';

/** Creates a deal draft from the advice and opens it. */
function useAdvice(advice: AdviceView) {
  const t = useTexts(analyticsTexts);
  const navigate = useNavigate();
  const { busy, decide } = useDecision();
  const [dismiss] = useAdviceDismissMutation();
  const [create] = useDealDraftsCreateMutation();
  const [readTemplates] = dealTemplatesApi.useLazyDealTemplatesListQuery();
  const failed = { title: t('adviceFailed'), text: t('adviceFailedText') };
  const makeDeal = () =>
    decide(
      ['make', advice.id],
      async (key) => {
        const [first] = await readTemplates({}).unwrap();
        const content = adviceContent(advice, first?.content);
        const draft = await create({
          createDealDraftDto: { content },
          'Idempotency-Key': key,
        }).unwrap();
        navigate(`/dashboard/deals/new?draft=${draft.id}`);
      },
      undefined,
      failed,
    );
  const notNow = () =>
    decide(
      ['dismiss', advice.id],
      (key) => dismiss({ id: advice.id, 'Idempotency-Key': key }).unwrap(),
      undefined,
      failed,
    );
  return { busy, makeDeal, notNow };
}

function Advice({ advice }: { advice: AdviceView }) {
  const t = useTexts(analyticsTexts);
  const format = useFormat();
  const { busy, makeDeal, notNow } = useAdvice(advice);
  const time = {
    day: format.weekday(advice.weekday),
    from: format.hour(clockOf(advice.hoursFrom)),
    until: format.hour(clockOf(advice.hoursUntil)),
  };
  return (
    <Card className={styles.advice}>
      <h2>
        <Lightbulb size={20} aria-hidden />
        {t('adviceTitle', time)}
      </h2>
      <p>{t('adviceText', { count: advice.uses, shown: format.number(advice.uses) })}</p>
      <div className={styles.actions}>
        <Button size="small" disabled={busy} onClick={() => void makeDeal()}>
          {t('adviceMake')}
        </Button>
        <Button size="small" variant="text" disabled={busy} onClick={() => void notNow()}>
          {t('adviceDismiss')}
        </Button>
      </div>
    </Card>
  );
}

/** Card with the advice of the week; renders nothing without advice. */
export function AdviceCard() {
  const { data } = useAdviceListQuery();
  const [advice] = data ?? [];
  return advice ? <Advice advice={advice} /> : null;
}
