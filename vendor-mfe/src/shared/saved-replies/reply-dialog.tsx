import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  useSavedRepliesCreateMutation,
  useSavedRepliesUpdateMutation,
  type SavedReplyView,
} from 'shared-ui/api/saved-replies';
import { useTexts } from 'shared-ui/i18n';
import { rulesOf, useSubmit } from 'shared-ui/platform';
import { Button, Chip, Dialog, Form, TextArea, TextField } from 'shared-ui/ui';
import { ChoiceGroup } from '../form/choice-group';
import styles from './reply-dialog.module.css';
import { savedReplyTexts } from './texts';

const STARS = [1, 2, 3, 4, 5] as const;
const USES = ['review', 'case'] as const;

interface ReplyValues {
  use: SavedReplyView['use'];
  title: string;
  text: string;
  textNe: string;
  stars: number[];
}

interface ReplyDialogProps {
  /** The reply that is changed. */
  reply?: SavedReplyView;
  /** Values of a new reply. */
  start?: Partial<ReplyValues>;
  onClose(): void;
}

function useReplyForm({ reply, start, onClose }: ReplyDialogProps) {
  const t = useTexts(savedReplyTexts);
  const [create] = useSavedRepliesCreateMutation();
  const [update] = useSavedRepliesUpdateMutation();
  const form = useForm<ReplyValues>({
    defaultValues: {
      use: reply?.use ?? start?.use ?? 'review',
      title: reply?.title ?? '',
      text: reply?.text ?? start?.text ?? '',
      textNe: reply?.textNe ?? '',
      stars: reply?.stars ?? start?.stars ?? [],
    },
    shouldFocusError: false,
  });
  const submission = useSubmit({
    form,
    send: ({ use, title, text, textNe, stars }, key) => {
      const values = {
        title: title.trim(),
        text: text.trim(),
        textNe: textNe.trim() || null,
        stars: use === 'review' ? stars : [],
      };
      return reply
        ? update({ id: reply.id, updateSavedReplyDto: values, 'Idempotency-Key': key }).unwrap()
        : create({ createSavedReplyDto: { use, ...values }, 'Idempotency-Key': key }).unwrap();
    },
    done: { kind: 'success', title: t('saved') },
    failed: t('saveFailed'),
    onDone: onClose,
  });
  return { form, ...submission };
}

/** Stars of the reviews that a reply fits; none for all. */
function StarsField({ stars, onChange }: { stars: readonly number[]; onChange(stars: number[]): void }) {
  const t = useTexts(savedReplyTexts);
  return (
    <fieldset className={styles.stars}>
      <legend>{t('stars')}</legend>
      {STARS.map((count) => {
        const isChosen = stars.includes(count);
        return (
          <Chip
            key={count}
            selected={isChosen}
            aria-label={t('starsOf', { count })}
            onClick={() => onChange(isChosen ? stars.filter((one) => one !== count) : [...stars, count])}
          >
            {t('star', { count })}
          </Chip>
        );
      })}
      <p>{t('starsHint')}</p>
    </fieldset>
  );
}

/** Dialog for a new or a changed reply. */
export function ReplyDialog(props: ReplyDialogProps) {
  const { reply, onClose } = props;
  const t = useTexts(savedReplyTexts);
  const id = useId();
  const { form, busy, submit } = useReplyForm(props);
  const { errors } = form.formState;
  const [use, stars] = useWatch({ control: form.control, name: ['use', 'stars'] });
  return (
    <Dialog open onClose={onClose} labelledBy={id}>
      <Form className={styles.box} onSubmit={(event) => void submit(event)}>
        <h2 id={id}>{t(reply ? 'change' : 'new')}</h2>
        {!reply && (
          <ChoiceGroup
            label={t('use')}
            choices={USES.map((value) => ({ value, label: t(`use_${value}`) }))}
            error={errors.use?.message}
            field={form.register('use')}
          />
        )}
        <TextField
          label={t('replyTitle')}
          error={errors.title?.message}
          {...form.register('title', rulesOf('CreateSavedReplyDto', 'title', t('titleMissing')))}
        />
        <TextArea
          label={t('text')}
          hint={t('textHint')}
          rows={4}
          error={errors.text?.message}
          {...form.register('text', rulesOf('CreateSavedReplyDto', 'text', t('textMissing')))}
        />
        <TextArea
          label={t('textNe')}
          rows={4}
          error={errors.textNe?.message}
          {...form.register('textNe', rulesOf('CreateSavedReplyDto', 'textNe', t('textLong')))}
        />
        {use === 'review' && (
          <StarsField stars={stars} onChange={(chosen) => form.setValue('stars', chosen)} />
        )}
        <div className={styles.buttons}>
          <Button variant="tint" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={busy}>
            {t(busy ? 'saving' : 'save')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
