import { useEffect } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { useToast, useShoppingMergeMutation } from 'shared-ui/platform';
import { isApiFailure } from 'shared-ui/store';
import { keptTexts } from './kept-texts/texts';

const isSessionOver = (fault: unknown): boolean => isApiFailure(fault) && fault.status === 401;

/** Hands over what the browser kept, once per page. */
export function KeptMerge() {
  const t = useTexts(keptTexts);
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
