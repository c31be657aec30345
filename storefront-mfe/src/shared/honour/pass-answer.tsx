import { useState } from 'react';
import type { PassView } from 'shared-ui/api/redemptions';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { Button, useNow } from 'shared-ui/ui';
import { newCasePath } from './case-path';
import styles from './pass-answer.module.css';
import { honourTexts } from './texts';
import { openable } from './openable';
import { ANSWERS, useAnswer } from './use-answer';

function Choices({ passId, onDone }: { passId: string; onDone(): void }) {
  const t = useTexts(honourTexts);
  const { busy, answer } = useAnswer(passId);
  const send = async (given: (typeof ANSWERS)[number]) => {
    if (await answer(given)) onDone();
  };
  return (
    <div className={styles.choices} role="group" aria-label={t('ask')}>
      {ANSWERS.map((given) => (
        <Button key={given} size="small" variant="outline" disabled={busy} onClick={() => void send(given)}>
          {t(`${given}Short`)}
        </Button>
      ))}
    </div>
  );
}

/** Link to report that a code was not taken, shortly after its end. */
function ReportLink({ pass, now }: { pass: PassView; now: Date }) {
  const t = useTexts(honourTexts);
  if (openable(pass, now) !== 'report') return null;
  return (
    <p className={styles.line}>
      <Link to={newCasePath(pass.id)}>{t('notTaken')}</Link>
    </p>
  );
}

/** Answer about a used pass, which can be changed for 7 days, and the way to its case. */
export function PassAnswer({ pass }: { pass: PassView }) {
  const t = useTexts(honourTexts);
  const format = useFormat();
  const now = useNow();
  const [isChanging, setChanging] = useState(false);
  const { honour } = pass;
  if (!now) return null;
  if (!honour?.askUntil && !honour?.caseId) return <ReportLink pass={pass} now={now} />;
  const { answer, askUntil, caseId } = honour;
  if (caseId)
    return (
      <p className={styles.line}>
        <Link to={`/dashboard/cases/${caseId}`}>{t('seeCase')}</Link>
      </p>
    );
  const isOpen = askUntil !== null && new Date(askUntil) > now;
  if (!isOpen) return answer && <p className={styles.line}>{t(`youSaid_${answer}`)}</p>;
  return (
    <div className={styles.answer}>
      <p className={styles.line}>
        {answer ? t(`youSaid_${answer}`) : t('ask')} ·{' '}
        {t('changeUntil', { when: format.shortDate(askUntil) })}
      </p>
      {answer && !isChanging && (
        <p className={styles.line}>
          {answer !== 'yes' && <Link to={newCasePath(pass.id)}>{t('openCase')}</Link>}
          <button type="button" className={styles.change} onClick={() => setChanging(true)}>
            {t('change')}
          </button>
        </p>
      )}
      {(!answer || isChanging) && <Choices passId={pass.id} onDone={() => setChanging(false)} />}
    </div>
  );
}
