import { sharedTexts, useTexts } from '../../platform/i18n';
import { ErrorState } from '../kit';

/** Takes the place of a page that is shown to signed-in people when the server could not say who is signed in. */
export function SessionUnreachable({ retry }: { retry(): void }) {
  const t = useTexts(sharedTexts);
  return <ErrorState level={1} title={t('unreachableTitle')} text={t('unreachableText')} onRetry={retry} />;
}
