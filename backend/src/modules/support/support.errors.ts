import { defineError } from '../../common/errors/app-error.js';

export const NewsletterLinkInvalid = defineError(
  'newsletter.link-invalid',
  'gone',
  'This link is no longer valid. Please subscribe again.',
);
export const MessageMissing = defineError('message.not-found', 'not-found', 'There is no such message.');
export const MessageStateForbids = defineError(
  'message.state-forbids',
  'conflict',
  'This message is in a state that does not allow this.',
);
export const AssigneeNotAdmin = defineError(
  'message.assignee-not-admin',
  'conflict',
  'Only an admin can take care of a message.',
);

export const FaqMissing = defineError('faq.not-found', 'not-found', 'There is no such question.');
