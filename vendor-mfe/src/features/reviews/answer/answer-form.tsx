import { Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useReviewsReplyMutation, type VendorReviewView } from 'shared-ui/api/reviews';
import { useSingleKeys } from 'shared-ui/dashboard';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { rulesOf, useSubmit } from 'shared-ui/platform';
import { Button, Form, Segmented, TextArea } from 'shared-ui/ui';
import { useOwnVendor } from '../../../shared/own-vendor';
import { languageOf, ReplyChoices, ReplyDialog, useReplyChoices } from '../../../shared/saved-replies';
import { vendorReviewsTexts } from '../texts';
import { ReportButton } from './answer-panel';
import styles from './answer-panel.module.css';

const LONGEST = 2_000;

/** Texts that were begun, by review. */
export type Drafts = Map<number, string>;

interface AnswerFormProps {
  review: VendorReviewView;
  drafts: Drafts;
  hasKeys: boolean;
  /** True if another review follows. */
  hasNext: boolean;
  onNext(): void;
  onSent(): void;
}

/** First name of a guest, without the initial. */
const firstName = (author: string): string => author.split(' ')[0] ?? author;

function useAnswer({ review, drafts, onSent }: AnswerFormProps) {
  const t = useTexts(vendorReviewsTexts);
  const [send] = useReviewsReplyMutation();
  const form = useForm({
    defaultValues: { reply: drafts.get(review.id) ?? '' },
    shouldFocusError: false,
  });
  const submission = useSubmit({
    form,
    send: ({ reply }, key) =>
      send({
        id: review.id,
        replyToReviewDto: { reply: reply.trim() },
        'Idempotency-Key': key,
      }).unwrap(),
    done: { kind: 'success', title: t('replyDone'), text: t('replyDoneText') },
    failed: t('replyFailed'),
    failedText: t('replyFailedText'),
    onDone: () => {
      drafts.delete(review.id);
      onSent();
    },
  });
  const fill = (text: string) => {
    drafts.set(review.id, text);
    form.setValue('reply', text);
    form.clearErrors();
    form.setFocus('reply');
  };
  return { form, fill, ...submission };
}

/** Saved replies for a review in a language, with the names of its guest, deal and branch. */
function useChoices(review: VendorReviewView, language: 'en' | 'ne') {
  const t = useTexts(vendorReviewsTexts);
  const vendor = useOwnVendor();
  return useReplyChoices({
    use: 'review',
    language,
    stars: review.rating,
    facts: {
      guest: review.author ? firstName(review.author) : t('formerCustomer'),
      deal: inLanguage(language, review.dealTitle, review.dealTitleNe),
      branch: review.visit?.branch ?? vendor?.businessName ?? '',
    },
  });
}

/** Actions below the answer. */
function AnswerActions(props: AnswerFormProps & { written: string; busy: boolean }) {
  const { review, hasKeys, hasNext, onNext, written, busy } = props;
  const t = useTexts(vendorReviewsTexts);
  const [isSaving, setSaving] = useState(false);
  return (
    <div className={styles.actions}>
      {written.trim().length > 1 && (
        <Button variant="text" size="small" onClick={() => setSaving(true)}>
          <Plus size={16} aria-hidden />
          {t('saveAsReply')}
        </Button>
      )}
      <ReportButton review={review} author={review.author || t('formerCustomer')} />
      <div className={styles.decision}>
        <Button variant="tint" disabled={!hasNext} onClick={onNext}>
          {t('skip')}
          {hasKeys && <kbd aria-hidden>J</kbd>}
        </Button>
        <Button type="submit" disabled={busy}>
          {t(busy ? 'sending' : 'sendAndNext')}
          {hasKeys && <kbd aria-hidden>Ctrl ↵</kbd>}
        </Button>
      </div>
      {isSaving && (
        <ReplyDialog
          start={{ use: 'review', text: written, stars: [review.rating] }}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  );
}

/** Answer to a review. Saved replies fill it; a draft is kept per review while the inbox is open. */
export function AnswerForm(props: AnswerFormProps) {
  const { review, drafts, hasKeys } = props;
  const t = useTexts(vendorReviewsTexts);
  const format = useFormat();
  const [language, setLanguage] = useState(() => languageOf(review.comment, format.language));
  const { form, fill, busy, submit } = useAnswer(props);
  const written = useWatch({ control: form.control, name: 'reply' });
  const choices = useChoices(review, language);
  const choose = (index: number) => () => {
    const choice = choices?.[index];
    if (choice) fill(choice.text);
  };
  useSingleKeys({ '1': choose(0), '2': choose(1), '3': choose(2), e: () => form.setFocus('reply') }, hasKeys);
  const sendWithKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || (!event.ctrlKey && !event.metaKey)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <>
      <ReplyChoices
        choices={choices}
        use="review"
        written={written}
        hasKeys={hasKeys}
        onChoose={({ text }) => fill(text)}
      />
      <Form className={styles.form} onSubmit={(event) => void submit(event)} onKeyDown={sendWithKey}>
        <TextArea
          label={t('replyLabel', { author: review.author || t('formerCustomer') })}
          hint={t('replyHint')}
          aside={
            <span className={styles.small}>{t('length', { count: format.number([...written].length) })}</span>
          }
          maxLength={LONGEST}
          rows={4}
          error={form.formState.errors.reply?.message}
          {...form.register('reply', {
            ...rulesOf('ReplyToReviewDto', 'reply', t('replyShort')),
            onChange: (event: { target: { value: string } }) => drafts.set(review.id, event.target.value),
          })}
        />
        <Segmented
          label={t('language')}
          choices={[
            { value: 'en', label: 'English' },
            { value: 'ne', label: 'नेपाली' },
          ]}
          value={language}
          onChange={setLanguage}
        />
        <AnswerActions {...props} written={written} busy={busy} />
      </Form>
    </>
  );
}
