import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n';
import { rulesOf, useSubmit } from '../../../platform/submission';
import type { NewWebhookView, WebhookView } from '../../../store/api/webhooks';
import { Button, Dialog, Form, TextField } from '../../kit';
import styles from '../dialog.module.css';
import { webhookTexts } from './texts';
import { EVENT_TYPES, type WebhookCalls, type WebhookForm } from './webhook-calls';

interface WebhookDialogProps {
  calls: WebhookCalls;
  /** The endpoint to edit; without one an endpoint is created. */
  item?: WebhookView;
  onCreated(made: NewWebhookView): void;
  onClose(): void;
}

function useWebhookForm({ calls, item, onCreated, onClose }: WebhookDialogProps) {
  const t = useTexts(webhookTexts);
  const form = useForm<WebhookForm>({
    defaultValues: { url: item?.url ?? '', eventTypes: item?.eventTypes ?? [] },
    shouldFocusError: false,
  });
  const sending = useSubmit<WebhookForm, NewWebhookView | null>({
    form,
    send: async ({ url, eventTypes }, key) => {
      const values = { url: url.trim(), eventTypes };
      if (!item) return calls.create(values, key);
      await calls.change(item.id, values, key);
      return null;
    },
    done: item && { kind: 'success', title: t('saved') },
    failed: t(item ? 'saveFailed' : 'createFailed'),
    failedText: t('failedText'),
    onDone: (made) => (made ? onCreated(made) : onClose()),
  });
  return { form, ...sending };
}

/** Creates or edits an endpoint. */
export function WebhookDialog(props: WebhookDialogProps) {
  const t = useTexts(webhookTexts);
  const id = useId();
  const { form, busy, submit } = useWebhookForm(props);
  const { item, onClose } = props;
  const { url, eventTypes } = form.formState.errors;
  const errorId = `${id}-events`;
  return (
    <Dialog open onClose={onClose} labelledBy={id}>
      <Form className={styles.box} onSubmit={(event) => void submit(event)}>
        <h2 id={id}>{t(item ? 'editTitle' : 'createTitle')}</h2>
        <TextField
          label={t('url')}
          hint={t('urlHint')}
          type="url"
          placeholder="https://till.example.com/dobbar"
          autoComplete="off"
          required
          error={url?.message}
          {...form.register('url', rulesOf('CreateWebhookDto', 'url', t('urlMissing')))}
        />
        <fieldset className={styles.rights}>
          <legend>{t('eventTypes')}</legend>
          {EVENT_TYPES.map((type) => (
            <label key={type} className={styles.right}>
              <input
                type="checkbox"
                value={type}
                aria-invalid={Boolean(eventTypes)}
                aria-describedby={eventTypes && errorId}
                {...form.register('eventTypes', {
                  validate: (types) => types.length > 0 || t('eventsMissing'),
                })}
              />
              <span>
                <code>{type}</code>
                <span className={styles.small}>{t(`event_${type}`)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {eventTypes && (
          <p id={errorId} className={styles.wrong}>
            {eventTypes.message}
          </p>
        )}
        <div className={styles.buttons}>
          <Button variant="tint" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={busy}>
            {t(busy ? 'sending' : item ? 'save' : 'create')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
