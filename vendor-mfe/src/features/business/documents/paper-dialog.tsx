import { RotateCw } from 'lucide-react';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, Dialog } from 'shared-ui/ui';
import { useAddressOf } from '../../../shared/use-address-of';
import { paperPhoto, type Area, type PaperPhoto, type Turns } from './paper-photo';
import styles from './paper-dialog.module.css';
import { businessTexts } from '../texts';

const LARGEST_ZOOM = 4;
/** Aspect ratio of a portrait page, used until the photo is loaded. */
const UPRIGHT = 0.7;

interface PaperDialogProps {
  file: File;
  /** @param photo file to upload; null if the dialog was canceled */
  onDone(photo: File | null): void;
  /** Opens the camera for another photo. */
  onAgain(): void;
}

interface View {
  crop: { x: number; y: number };
  zoom: number;
  turns: Turns;
}

interface StageProps {
  file: File;
  view: View;
  onView(part: Partial<View>): void;
  onArea(area: Area): void;
}

/** Crop area of the photo, controlled by touch, mouse or arrow keys. */
function Stage({ file, view: { crop, zoom, turns }, onView, onArea }: StageProps) {
  const t = useTexts(businessTexts);
  const address = useAddressOf(file);
  const [shape, setShape] = useState(UPRIGHT);
  return (
    <div className={styles.stage}>
      {address && (
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          rotation={turns * 90}
          minZoom={1}
          maxZoom={LARGEST_ZOOM}
          aspect={turns % 2 === 1 ? 1 / shape : shape}
          keyboardStep={4}
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': t('paperCropArea'), role: 'group' }}
          onMediaLoaded={({ naturalWidth, naturalHeight }) => setShape(naturalWidth / naturalHeight)}
          onCropChange={(moved) => onView({ crop: moved })}
          onZoomChange={(zoomed) => onView({ zoom: zoomed })}
          onCropComplete={(_share, pixels) => onArea(pixels)}
        />
      )}
    </div>
  );
}

function Tools({ view, onView }: Pick<StageProps, 'view' | 'onView'>) {
  const t = useTexts(businessTexts);
  const turn = () => onView({ turns: ((view.turns + 1) % 4) as Turns, crop: { x: 0, y: 0 } });
  return (
    <div className={styles.tools}>
      <Button variant="outline" size="small" onClick={turn}>
        <RotateCw size={16} aria-hidden />
        {t('paperTurn')}
      </Button>
      <label className={styles.zoom}>
        {t('paperZoom')}
        <input
          type="range"
          min={1}
          max={LARGEST_ZOOM}
          step={0.1}
          value={view.zoom}
          onChange={({ target }) => onView({ zoom: Number(target.value) })}
        />
      </label>
    </div>
  );
}

/** Warning about a photo that may be hard to read, with buttons to retake or use it. */
function Doubt({
  photo,
  onDone,
  onAgain,
}: Pick<PaperDialogProps, 'onDone' | 'onAgain'> & { photo: PaperPhoto }) {
  const t = useTexts(businessTexts);
  return (
    <>
      <Alert tone="warning" title={t('paperHard')} live>
        {t(photo.problem === 'small' ? 'paperSmall' : 'paperBlurred')}
      </Alert>
      <div className={styles.actions}>
        <Button variant="tint" onClick={() => onDone(photo.file)}>
          {t('paperUseAnyway')}
        </Button>
        <Button onClick={onAgain}>{t('paperAgain')}</Button>
      </div>
    </>
  );
}

/** Dialog that rotates and crops the photo of a document. It warns if the photo may be hard to read. */
export function PaperDialog({ file, onDone, onAgain }: PaperDialogProps) {
  const t = useTexts(businessTexts);
  const id = useId();
  const [view, setView] = useState<View>({ crop: { x: 0, y: 0 }, zoom: 1, turns: 0 });
  const [area, setArea] = useState<Area | null>(null);
  const [doubtful, setDoubtful] = useState<PaperPhoto | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<View>) => setView((current) => ({ ...current, ...part }));
  const finish = async () => {
    if (!area || busy) return;
    setBusy(true);
    const photo = await paperPhoto(file, view.turns, area);
    setBusy(false);
    if (photo?.problem) setDoubtful(photo);
    else onDone(photo?.file ?? file);
  };
  return (
    <Dialog open wide labelledBy={id} onClose={() => onDone(null)}>
      <div className={styles.frame}>
        <h2 id={id} className={styles.title}>
          {t('paperCrop')}
        </h2>
        <p className={styles.hint}>{t('paperCropHint')}</p>
        <Stage file={file} view={view} onView={change} onArea={setArea} />
        {doubtful ? (
          <Doubt photo={doubtful} onDone={onDone} onAgain={onAgain} />
        ) : (
          <>
            <Tools view={view} onView={change} />
            <div className={styles.actions}>
              <Button variant="tint" onClick={() => onDone(null)}>
                {t('cancel')}
              </Button>
              <Button disabled={!area || busy} onClick={() => void finish()}>
                {t('paperUse')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
