import { lazyPart } from 'shared-ui/ui';

export { languageOf, type ReplyFacts } from './fill-reply';
export { ReplyChoices } from './reply-choices';
export { savedReplyTexts } from './texts';
export { useReplyChoices, type ReplyChoice } from './use-reply-choices';

export const ReplyDialog = lazyPart(async () => (await import('./reply-dialog')).ReplyDialog);
