import { RotateCw } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, Dialog } from 'shared-ui/ui';
import { WHOLE } from './crop-edges';
import { CropFrame } from './crop-frame';
import { paperPhoto, type Area, type PaperPhoto, type Turns } from './paper-photo';
import styles from './paper-dialog.module.css';
import { businessTexts } from '../texts';

interface PaperDialogProps {
  file: File;
  /** @param photo file to upload; null if the dialog was canceled */
  onDone(photo: File | null): void;
  /** Opens the camera for another photo. */
  onAgain(): void;
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
  const [turns, setTurns] = useState<Turns>(0);
  const [edges, setEdges] = useState(WHOLE);
  const [area, setArea] = useState<Area | null>(null);
  const [doubtful, setDoubtful] = useState<PaperPhoto | null>(null);
  const [busy, setBusy] = useState(false);
  const turn = () => {
    setTurns(((turns + 1) % 4) as Turns);
    setEdges(WHOLE);
  };
  const finish = async () => {
    if (!area || busy) return;
    setBusy(true);
    const photo = await paperPhoto(file, turns, area);
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
        {/* A turned photo starts uncropped: its area is measured anew. */}
        <CropFrame key={turns} file={file} turns={turns} edges={edges} onEdges={setEdges} onArea={setArea} />
        {doubtful ? (
          <Doubt photo={doubtful} onDone={onDone} onAgain={onAgain} />
        ) : (
          <>
            <div className={styles.tools}>
              <Button variant="outline" size="small" onClick={turn}>
                <RotateCw size={16} aria-hidden />
                {t('paperTurn')}
              </Button>
            </div>
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
