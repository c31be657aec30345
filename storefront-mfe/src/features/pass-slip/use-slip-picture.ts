import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/platform';
import { drawSlip } from './draw-slip';
import type { SlipContent } from './slip-content';
import { slipTexts } from './texts';

interface SlipPicture {
  busy: boolean;
  /** True if the browser can hand a picture to another application. */
  canShare: boolean;
  /** Hands the picture to another application, or saves it. */
  send(content: SlipContent): Promise<void>;
}

const pictureFile = (parts: BlobPart[], code: string): File =>
  new File(parts, `dobbar-${code.replace(' ', '')}.png`, { type: 'image/png' });

const canShareFiles = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [pictureFile([], 'code')] });

function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Sends a slip as a picture. */
export function useSlipPicture(): SlipPicture {
  const t = useTexts(slipTexts);
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [canShare] = useState(canShareFiles);

  async function send(content: SlipContent): Promise<void> {
    setBusy(true);
    try {
      const picture = await drawSlip(content, getComputedStyle(document.body).fontFamily);
      const file = pictureFile([picture], content.code);
      if (canShare) await navigator.share({ files: [file], title: content.title });
      else save(file);
    } catch (error) {
      // The reader closed the list of applications.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ kind: 'error', title: t('shareFailed'), text: t('shareFailedText') });
    } finally {
      setBusy(false);
    }
  }

  return { busy, canShare, send };
}
