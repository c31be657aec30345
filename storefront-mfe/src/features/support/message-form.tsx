import type { ChangeEvent, FormEvent } from 'react';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { Alert, Button, Card, Form, Select, TextArea, TextField } from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import type { SiteValues } from '../../shared/site/site-values';
import { categories } from './categories';
import type { MessageField } from './message-checks';
import styles from './support.module.css';
import { supportTexts } from './texts';
import { useMessage, type MessageKind } from './use-message';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Form that also works without scripts: the server then handles it and responds with this page. */
export function MessageForm({ kind, site }: { kind: MessageKind; site: SiteValues }) {
  const t = useTexts(supportTexts);
  const language = useLanguage();
  const [query] = useSearchParams();
  const { form, fieldErrors, wasRejected, isBusy, change, send } = useMessage(kind, site);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void send();
  };
  const field = (name: MessageField) => {
    const fieldError = fieldErrors[name];
    return {
      name,
      required: true,
      value: form[name] ?? '',
      error: fieldError && t(fieldError),
      onChange: ({ target }: ChangeEvent<Control>) => change(name, target.value),
    };
  };

  return (
    <Card id="message" className={styles.form}>
      <h2>{t('formTitle')}</h2>
      {query.has('sent') && (
        <Alert tone="success" title={t('sentTitle')}>
          {t('sentText', site)}
        </Alert>
      )}
      {wasRejected && (
        <Alert tone="error" title={t('failedTitle')}>
          {t('failedText')}
        </Alert>
      )}
      <Form method="post" action={`/forms/${kind}`} className={styles.fields} onSubmit={submit}>
        <input type="hidden" name="language" value={language} />
        <TextField label={t('name')} autoComplete="name" {...field('name')} />
        <TextField label={t('email')} type="email" autoComplete="email" {...field('email')} />
        {kind === 'contact' ? (
          <TextField label={t('subject')} className={styles.wide} {...field('subject')} />
        ) : (
          <Select
            label={t('category')}
            className={styles.wide}
            placeholder={t('categoryPlaceholder')}
            options={categories.map((category) => ({ value: category, label: t(category) }))}
            {...field('category')}
          />
        )}
        <TextArea label={t('message')} rows={6} className={styles.wide} {...field('message')} />
        <Button type="submit" size="large" disabled={isBusy} className={styles.wide}>
          {t(isBusy ? 'sending' : 'send')}
        </Button>
      </Form>
    </Card>
  );
}
