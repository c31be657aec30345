import { useEffect, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTexts } from 'shared-ui/i18n';
import { Button, Dialog } from 'shared-ui/ui';
import { SHOWN, type Area } from './crop-picture';
import styles from './crop-dialog.module.css';
import { dealEditorTexts } from '../texts';

const LARGEST_ZOOM = 4;

interface CropDialogProps {
  file: File;
  /** @param area what is shown, in pixels of the picture; null when nothing was chosen */
  onDone(area: Area | null): void;
}

function useAddressOf(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** Chooses the part of a picture that cards show: with a finger, a mouse or the arrow keys. */
export function CropDialog({ file, onDone }: CropDialogProps) {
  const t = useTexts(dealEditorTexts);
  const id = useId();
  const address = useAddressOf(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  return (
    <Dialog open wide labelledBy={id} onClose={() => onDone(null)}>
      <div className={styles.frame}>
        <h2 id={id} className={styles.title}>
          {t('crop')}
        </h2>
        <p className={styles.hint}>{t('cropHint')}</p>
        <div className={styles.stage}>
          {address && (
            <Cropper
              image={address}
              crop={crop}
              zoom={zoom}
              minZoom={1}
              maxZoom={LARGEST_ZOOM}
              aspect={SHOWN.width / SHOWN.height}
              keyboardStep={4}
              disableAutomaticStylesInjection
              cropperProps={{ 'aria-label': t('cropArea'), role: 'group' }}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_share, pixels) => setArea(pixels)}
            />
          )}
        </div>
        <label className={styles.zoom}>
          {t('cropZoom')}
          <input
            type="range"
            min={1}
            max={LARGEST_ZOOM}
            step={0.1}
            value={zoom}
            onChange={({ target }) => setZoom(Number(target.value))}
          />
        </label>
        <div className={styles.actions}>
          <Button variant="tint" onClick={() => onDone(null)}>
            {t('cancel')}
          </Button>
          <Button disabled={!area} onClick={() => onDone(area)}>
            {t('cropUse')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
