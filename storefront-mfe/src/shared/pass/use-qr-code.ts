import { useState } from 'react';
import type { PassSummary } from 'shared-ui/platform';
import { useIsOffline } from './use-is-offline';

interface QrCodeImage {
  text: string;
  /** True for the signed QR code, which a counter verifies offline. */
  isSigned: boolean;
  /** True if the customer can switch; offline only the signed one is shown. */
  hasChoice: boolean;
  toggle(): void;
}

/** Returns the QR code to show: the short one, or the signed one on request and while the phone is offline. */
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
