import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTexts } from 'shared-ui/i18n';
import { Button, Dialog } from 'shared-ui/ui';
import { useAddressOf } from '../../../shared/use-address-of';
import { SHOWN, type Area } from './crop-picture';
import styles from './crop-dialog.module.css';
import { dealEditorTexts } from '../texts';

const LARGEST_ZOOM = 4;

interface CropDialogProps {
  file: File;
  /** @param area selected area in pixels of the image; null if canceled */
  onDone(area: Area | null): void;
}

/** Dialog to crop an image for deal cards, by touch, mouse or arrow keys. */
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
