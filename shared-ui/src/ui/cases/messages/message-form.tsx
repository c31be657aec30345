import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCasesMessageMutation, type HonourCaseView } from '../../../store/api/honour';
import { useTexts } from '../../../platform/i18n';
import { rulesOf, useSubmit } from '../../../platform/submission';
import { Button, Form, TextArea } from '../../kit';
import styles from './case-messages.module.css';
import { MAX_PHOTOS, PhotoChoice, type ChosenPhoto } from './photo-choice';
import { caseTexts } from '../texts';

/** Number of photos that the reader's side has already added. */
const sentPhotos = ({ messages, part }: HonourCaseView): number =>
  messages.filter(({ by }) => by === part).reduce((sum, { photos }) => sum + photos.length, 0);

/** Form for a message to the other side. */
export function MessageForm({ shown }: { shown: HonourCaseView }) {
  const t = useTexts(caseTexts);
  const [send] = useCasesMessageMutation();
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const form = useForm({ defaultValues: { text: '' }, shouldFocusError: false });
  const room = MAX_PHOTOS - sentPhotos(shown);
  const photoIds = photos.map(({ id }) => id);
  const { busy, submit } = useSubmit({
    form,
    send: ({ text }, key) =>
      send({
        id: shown.id,
        caseMessageDto: { text: text.trim(), ...(photoIds.length > 0 && { photoIds }) },
        'Idempotency-Key': key,
      }).unwrap(),
    done: { kind: 'success', title: t('sent') },
    failed: t('sendFailed'),
    onDone: () => {
      form.reset();
      setPhotos([]);
    },
  });
  return (
    <Form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t('messageLabel')}
        placeholder={t('addMessage')}
        rows={2}
        error={form.formState.errors.text?.message}
        {...form.register('text', rulesOf('CaseMessageDto', 'text', t('messageShort')))}
      />
      {room > 0 && shown.part !== 'admin' && <PhotoChoice photos={photos} onChange={setPhotos} room={room} />}
      <Button type="submit" variant="tint" disabled={busy}>
        {t(busy ? 'sending' : 'send')}
      </Button>
    </Form>
  );
}
