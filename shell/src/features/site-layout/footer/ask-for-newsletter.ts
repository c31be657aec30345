import { newsletterApi } from 'shared-ui/api/newsletter';
import { describeFailure, readTexts } from 'shared-ui/i18n';
import { looksLikeEmail } from 'shared-ui/format';
import type { AppDispatch, Language } from 'shared-ui/store';
import { siteTexts } from '../site-texts';

/** Message below the newsletter form. */
export interface NewsletterNote {
  text: string;
  isError: boolean;
}

/** Subscribes to the newsletter and returns the message to show. Never rejects. */
export async function askForNewsletter(
  dispatch: AppDispatch,
  email: string,
  language: Language,
): Promise<NewsletterNote> {
  const t = readTexts(siteTexts, language);
  if (!looksLikeEmail(email)) return { text: t?.('newsletterInvalid') ?? '', isError: true };
  const subscribeDto = { email: email.trim(), language };
  try {
    await dispatch(newsletterApi.endpoints.newsletterAsk.initiate({ subscribeDto })).unwrap();
    return { text: t?.('newsletterSent') ?? '', isError: false };
  } catch (failure) {
    return { text: await describeFailure(failure, language, t?.('newsletterFailed') ?? ''), isError: true };
  }
}
