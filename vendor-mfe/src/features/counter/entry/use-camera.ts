import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

type CameraState = 'starting' | 'on' | 'refused' | 'missing';

interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
  /** Null for cameras without a light. */
  readonly toggleTorch: (() => void) | null;
  retry(): void;
}

const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

const stop = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop());

const isDenial = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';

// TypeScript's DOM types do not contain the torch yet.
type WithTorch = MediaTrackCapabilities & { torch?: boolean };

const torchTrackOf = (stream: MediaStream): MediaStreamTrack | null => {
  const [track] = stream.getVideoTracks();
  return (track?.getCapabilities?.() as WithTorch | undefined)?.torch ? (track ?? null) : null;
};

/** Rear camera, active while the component is mounted. */
export function useCamera(): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [attempt, setAttempt] = useState(0);
  const [torch, setTorch] = useState<MediaStreamTrack | null>(null);
  const isLit = useRef(false);

  useEffect(() => {
    let stream: MediaStream | null = null;
    let isWanted = true;
    const start = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia(WANTED);
        if (!isWanted || !video.current) return stop(stream);
        video.current.srcObject = stream;
        await video.current.play();
        setTorch(torchTrackOf(stream));
        setState('on');
      } catch (error) {
        if (isWanted) setState(isDenial(error) ? 'refused' : 'missing');
      }
    };
    void start();
    return () => {
      isWanted = false;
      if (stream) stop(stream);
    };
  }, [attempt]);

  const retry = useCallback(() => {
    setState('starting');
    setAttempt((count) => count + 1);
  }, []);

  const toggleTorch = () => {
    isLit.current = !isLit.current;
    void torch?.applyConstraints({ advanced: [{ torch: isLit.current } as MediaTrackConstraintSet] });
  };
  return { video, state, toggleTorch: torch && toggleTorch, retry };
}
