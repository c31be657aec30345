import { useEffect } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { useToast, useShoppingMergeMutation } from 'shared-ui/platform';
import { isApiFailure } from 'shared-ui/store';
import { savedTexts } from './saved-texts/texts';

const isSessionOver = (fieldError: unknown): boolean => isApiFailure(fieldError) && fieldError.status === 401;

/** Sends the items saved in the browser to the account, once per page load. */
export function SavedMerge() {
  const t = useTexts(savedTexts);
  const toast = useToast();
  const [merge, { error, isUninitialized }] = useShoppingMergeMutation();
  useEffect(() => {
    if (isUninitialized) void merge(undefined);
  }, [merge, isUninitialized]);
  useEffect(() => {
    if (error && !isSessionOver(error))
      toast({ kind: 'error', title: t('keptStays'), text: t('keptStaysText') });
  }, [error, toast, t]);
  return null;
}
