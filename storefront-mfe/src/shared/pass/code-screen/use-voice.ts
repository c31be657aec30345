import { useEffect, useState } from 'react';
import type { Language } from 'shared-ui/i18n';

const voiceFor = (language: Language): SpeechSynthesisVoice | null =>
  window.speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(language)) ?? null;

/** Returns a voice of the browser for the page's language, or null. Browsers may load voices after the page. */
export function useVoice(language: Language): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  useEffect(() => {
    const synthesis = window.speechSynthesis as SpeechSynthesis | undefined;
    if (!synthesis) return undefined;
    const find = () => setVoice(voiceFor(language));
    find();
    synthesis.addEventListener('voiceschanged', find);
    return () => {
      synthesis.removeEventListener('voiceschanged', find);
      synthesis.cancel();
    };
  }, [language]);
  return voice;
}
