import { refusal } from '../../common/errors/app-error.js';

export const NewsletterLinkInvalid = refusal(
  'newsletter.link-invalid',
  'gone',
  'This link is no longer valid. Please subscribe again.',
);
