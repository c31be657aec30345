import { useRef, useState, type FormEvent } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { keptPart } from 'shared-ui/platform';
import { Button } from 'shared-ui/ui';
import { useAppDispatch, useLanguage } from 'shared-ui/store';
import type { NewsletterNote } from './ask-for-newsletter';
import { siteTexts } from '../site-texts';
import styles from './site-footer.module.css';

/** Shows the result below the form. Without scripts the server handles the form and responds with a page. */
function NewsletterFormPart() {
  const t = useTexts(siteTexts);
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<NewsletterNote | null>(null);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    // Loaded on the first press, because few visitors use the form.
    const { askForNewsletter } = await import('./ask-for-newsletter');
    const answer = await askForNewsletter(dispatch, field.current?.value ?? '', language);
    setNote(answer);
    setBusy(false);
    if (answer.isError) field.current?.focus();
  }

  return (
    <form method="post" action="/forms/newsletter" noValidate onSubmit={(event) => void send(event)}>
      <label htmlFor="newsletter-email" className={styles.title}>
        {t('newsletter')}
      </label>
      <input type="hidden" name="language" value={language} />
      <div className={styles.subscribe}>
        <input
          ref={field}
          id="newsletter-email"
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={254}
          placeholder={t('yourEmail')}
          aria-invalid={note?.isError || undefined}
          aria-describedby="newsletter-note"
          className={styles.email}
        />
        <Button type="submit" variant="sun" aria-disabled={busy}>
          {t('subscribe')}
        </Button>
      </div>
      <p id="newsletter-note" role="status" className={styles.note} data-error={note?.isError || undefined}>
        {note?.text}
      </p>
    </form>
  );
}
export const NewsletterForm = keptPart(NewsletterFormPart);
