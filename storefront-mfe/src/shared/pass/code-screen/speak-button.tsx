import { Volume2 } from 'lucide-react';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { IconButton } from 'shared-ui/ui';
import styles from './code-screen.module.css';
import { spoken } from './spelling';
import { codeScreenTexts } from './texts';
import { useVoice } from './use-voice';
import { useCharacterWords } from './use-character-words';

/** Reads the code aloud, if the browser has a voice for the page's language. */
export function SpeakButton({ code }: { code: string }) {
  const t = useTexts(codeScreenTexts);
  const language = useLanguage();
  const voice = useVoice(language);
  const wordOf = useCharacterWords();
  if (!voice) return null;

  const speak = () => {
    const text = spoken(code, wordOf, (letter, word) => t('asIn', { letter, word }));
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    window.speechSynthesis.cancel();
    window.speechSynthesis.speak(utterance);
  };

  return (
    <IconButton label={t('aloud')} className={styles.speak} onClick={speak}>
      <Volume2 size={22} />
    </IconButton>
  );
}
