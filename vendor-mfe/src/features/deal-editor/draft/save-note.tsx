import { Check, CircleAlert, CloudOff, LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { cx } from 'shared-ui/ui';
import type { ApiFailure } from 'shared-ui/store';
import styles from '../deal-editor.module.css';
import type { SaveState } from './draft-saver';
import { dealEditorTexts } from '../texts';

function Rejection({ failure }: { failure: ApiFailure }) {
  const t = useTexts(dealEditorTexts);
  const language = useLanguage();
  const [sentence, setSentence] = useState('');
  const otherwise = t('notSaved');
  useEffect(() => {
    void describeFailure(failure, language, otherwise).then(setSentence);
  }, [failure, language, otherwise]);
  return sentence;
}

/** Save state of the draft. */
export function SaveNote({ state }: { state: SaveState }) {
  const t = useTexts(dealEditorTexts);
  const isError = state.kind !== 'idle' && state.kind !== 'saving' && state.kind !== 'saved';
  return (
    <p role="status" className={cx(styles.saveNote, isError && styles.saveError)}>
      {state.kind === 'saving' && (
        <>
          <LoaderCircle size={16} aria-hidden /> {t('saving')}
        </>
      )}
      {state.kind === 'saved' && (
        <>
          <Check size={16} aria-hidden /> {t('saved')}
        </>
      )}
      {state.kind === 'waiting' && (
        <>
          <CloudOff size={16} aria-hidden /> {t('notSavedYet')}
        </>
      )}
      {state.kind === 'refused' && (
        <>
          <CircleAlert size={16} aria-hidden /> <Rejection failure={state.failure} />
        </>
      )}
      {(state.kind === 'conflict' || state.kind === 'gone') && (
        <>
          <CircleAlert size={16} aria-hidden /> {t('notSaved')}
        </>
      )}
    </p>
  );
}
