import { useEffect, useState } from 'react';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { dealDetailTexts } from '../texts';
import styles from './ticket-note.module.css';

interface RejectionNoteProps {
  rejection: { code: string; message: string };
  /** Number of times the customer has redeemed the deal. */
  used: number;
}

/** Reason why the customer cannot get another code. */
export function RejectionNote({ rejection, used }: RejectionNoteProps) {
  const t = useTexts(dealDetailTexts);
  const language = useLanguage();
  const [text, setText] = useState('');
  const isLimit = rejection.code === 'deal.limit-reached' && used > 0;

  useEffect(() => {
    let isCurrent = true;
    if (!isLimit)
      void describeFailure({ ...rejection, status: 409, errors: [] }, language, rejection.message).then(
        (words) => isCurrent && setText(words),
      );
    return () => {
      isCurrent = false;
    };
  }, [isLimit, language, rejection]);

  return <p className={styles.rejection}>{isLimit ? t('limitUsed', { count: used }) : text}</p>;
}
