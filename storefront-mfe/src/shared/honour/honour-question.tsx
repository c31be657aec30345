import { ChevronRight, CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, ButtonLink, cx } from 'shared-ui/ui';
import type { HonourAnswer } from './case-path';
import styles from './honour-question.module.css';
import { honourTexts } from './texts';
import { ANSWERS, useAnswer } from './use-answer';

const ICONS = { yes: CircleCheck, partly: CircleAlert, no: CircleX };

interface HonourQuestionProps {
  pass: { id: string; dealId?: number };
}

function Answers({ busy, onAnswer }: { busy: boolean; onAnswer(given: HonourAnswer): void }) {
  const t = useTexts(honourTexts);
  return ANSWERS.map((given) => {
    const Icon = ICONS[given];
    return (
      <button
        key={given}
        type="button"
        disabled={busy}
        className={cx(styles.answer, styles[given])}
        onClick={() => onAnswer(given)}
      >
        <Icon size={24} aria-hidden />
        {t(given)}
        {given !== 'yes' && <ChevronRight size={18} aria-hidden className={styles.arrow} />}
      </button>
    );
  });
}

/** Asks right after the use whether the business gave the deal. */
export function HonourQuestion({ pass }: HonourQuestionProps) {
  const t = useTexts(honourTexts);
  const { busy, answer } = useAnswer(pass.id);
  const [given, setGiven] = useState<HonourAnswer | 'later' | null>(null);
  if (given === 'later') return null;
  if (given === 'yes')
    return (
      <div className={styles.question} role="status">
        <h3 className={styles.ask}>{t('thanks')}</h3>
        <p className={styles.note}>{t('thanksText')}</p>
        {pass.dealId !== undefined && (
          <ButtonLink variant="tint" to={`/deals/${pass.dealId}?tab=reviews`}>
            {t('review')}
          </ButtonLink>
        )}
      </div>
    );
  const send = async (chosen: HonourAnswer | 'later') => {
    if (await answer(chosen)) setGiven(chosen);
  };
  return (
    <section className={styles.question} aria-label={t('ask')}>
      <h3 className={styles.ask}>{t('ask')}</h3>
      <p className={styles.note}>{t('askNote')}</p>
      <Answers busy={busy} onAnswer={(chosen) => void send(chosen)} />
      <Button variant="text" disabled={busy} onClick={() => void send('later')}>
        {t('later')}
      </Button>
    </section>
  );
}
