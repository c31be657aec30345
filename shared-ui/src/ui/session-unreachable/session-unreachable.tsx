import { sharedTexts, useTexts } from '../../platform/i18n';
import { ErrorState } from '../kit';

/** Replaces a page for signed-in users if the server cannot return the current user. */
export function SessionUnreachable({ retry }: { retry(): void }) {
  const t = useTexts(sharedTexts);
  return <ErrorState level={1} title={t('unreachableTitle')} text={t('unreachableText')} onRetry={retry} />;
}
