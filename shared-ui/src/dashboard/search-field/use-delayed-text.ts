import { useEffect, useState } from 'react';

/** Time in milliseconds after the last change until the text takes effect. */
const PAUSE_MS = 300;

/**
 * The text of a field that takes effect, without outer spaces, when typing pauses. The field follows `value` when something else
 * changes it; its own text that arrives back late replaces nothing that was typed since.
 */
export function useDelayedText(
  value: string,
  onChange: (text: string) => void,
): [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState<readonly string[]>([]);
  if (value !== known) {
    const place = sent.indexOf(value);
    setKnown(value);
    setSent(place < 0 ? [] : sent.slice(place + 1));
    if (place < 0) setTyped(value);
  }
  const text = typed.trim();
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => {
      setSent((earlier) => [...earlier, text]);
      onChange(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return [typed, setTyped];
}
