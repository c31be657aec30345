import { useEffect, useRef, useState } from 'react';
import { useLanguage, needsStepUp, stepUp } from 'shared-ui/store';
import { describeFailure, useTexts } from '../../platform/i18n';
import { readFile, type FileProgress, type ReadFile } from './read-file';
import { tableFileTexts } from './texts';

const TELL_EVERY_MS = 150;

function save({ blob, name }: ReadFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * Downloads a table of any length as a file. Unmounting cancels the download.
 * @param onSaved called after the file was saved
 */
export function useFile(url: string, onSaved?: () => void) {
  const t = useTexts(tableFileTexts);
  const language = useLanguage();
  const [progress, setProgress] = useState<FileProgress | null>(null);
  const [failure, setFailure] = useState('');
  const [saved, setSaved] = useState(0);
  const running = useRef<AbortController>(null);
  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setProgress(null);
  };
  useEffect(() => () => running.current?.abort(), []);

  const fetchFile = async () => {
    const own = new AbortController();
    running.current = own;
    setFailure('');
    setSaved(0);
    setProgress({ rows: 0, bytes: 0 });
    let told = 0;
    let rows = 0;
    try {
      const read = () =>
        readFile(url, own.signal, (now) => {
          rows = now.rows;
          if (own.signal.aborted || performance.now() - told < TELL_EVERY_MS) return;
          told = performance.now();
          setProgress(now);
        });
      const file = await read().catch(async (fieldError: unknown) => {
        if (!needsStepUp(fieldError) || !(await stepUp(language))) throw fieldError;
        return read();
      });
      save(file);
      setSaved(rows);
      onSaved?.();
    } catch (fieldError) {
      if (own.signal.aborted) return;
      setFailure(await describeFailure(fieldError, language, t('fileFailed')));
    }
    if (!own.signal.aborted) setProgress(null);
  };
  return { progress, failure, saved, fetchFile: () => void fetchFile(), cancel };
}
