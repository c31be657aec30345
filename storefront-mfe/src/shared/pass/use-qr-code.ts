import { useState } from 'react';
import type { PassSummary } from 'shared-ui/platform';
import { useIsOffline } from './use-is-offline';

interface QrCodeImage {
  text: string;
  /** Whether it is the signed one, which a counter verifies without a network. */
  isSigned: boolean;
  /** Whether the customer can choose: without a connection it is always the signed one. */
  hasChoice: boolean;
  toggle(): void;
}

/** Which of a code's two QR is shown: the short one, the signed one on request and while the phone is offline. */
export function useQrCode({ qrCode, shortQrCode }: PassSummary, signedFirst = false): QrCodeImage {
  const isOffline = useIsOffline();
  const [isAsked, setAsked] = useState(signedFirst);
  const isSigned = isAsked || isOffline || !shortQrCode;
  return {
    text: isSigned ? qrCode : shortQrCode,
    isSigned,
    hasChoice: !isOffline && Boolean(shortQrCode),
    toggle: () => setAsked(!isAsked),
  };
}
