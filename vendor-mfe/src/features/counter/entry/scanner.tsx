import { Flashlight } from 'lucide-react';
import { useEffect } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, IconButton } from 'shared-ui/ui';
import shared from './entry.module.css';
import styles from './scanner.module.css';
import { readFrame } from './read-frame';
import { counterTexts } from '../texts';
import { useCamera } from './use-camera';

const BETWEEN_FRAMES = 120;

interface ScannerProps {
  /** Reading is paused while a code is being checked. */
  paused: boolean;
  isOffline: boolean;
  onCode(code: string): void;
}

/** Reads codes with the camera. */
export function Scanner({ paused, isOffline, onCode }: ScannerProps) {
  const t = useTexts(counterTexts);
  const { video, state, toggleTorch, retry } = useCamera();

  useEffect(() => {
    if (state !== 'on' || paused) return;
    const canvas = document.createElement('canvas');
    const timer = setInterval(() => {
      const code = video.current && readFrame(video.current, canvas);
      if (!code) return;
      clearInterval(timer);
      onCode(code);
    }, BETWEEN_FRAMES);
    return () => clearInterval(timer);
  }, [state, paused, onCode, video]);

  const isOff = state === 'refused' || state === 'missing';
  return (
    <div className={shared.scanner} data-ink>
      <video ref={video} playsInline muted className={styles.video} aria-hidden hidden={isOff} />
      {isOff ? (
        <div role="alert" className={styles.noCamera}>
          <b>{t(state === 'refused' ? 'cameraRefused' : 'cameraMissing')}</b>
          <p>{t(state === 'refused' ? 'cameraRefusedText' : 'cameraMissingText')}</p>
          <Button variant="tint" onClick={retry}>
            {t('cameraRetry')}
          </Button>
        </div>
      ) : (
        <>
          <span aria-hidden className={styles.frame} />
          <p className={styles.advice}>
            {t(
              state === 'starting'
                ? 'starting'
                : paused
                  ? 'checking'
                  : isOffline
                    ? 'scanningWorks'
                    : 'pointAt',
            )}
          </p>
        </>
      )}
      {toggleTorch && (
        <IconButton label={t('torch')} className={styles.torch} onClick={toggleTorch}>
          <Flashlight size={22} />
        </IconButton>
      )}
    </div>
  );
}
