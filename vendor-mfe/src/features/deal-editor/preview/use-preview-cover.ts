import { useEffect, useState } from 'react';
import { useCoverPreviewReadQuery } from 'shared-ui/api/vendor-deals';
import type { DealForm } from '../deal-fields';

const DEBOUNCE_MS = 400;

/** @returns the key of the cover for the title, requested after a pause in typing */
export function usePreviewCover(form: DealForm, dealId: number | undefined): string | null {
  const [title, titleNe] = [form.title.trim(), form.titleNe.trim()];
  const [rested, setRested] = useState({ title, titleNe });
  useEffect(() => {
    const timer = setTimeout(() => setRested({ title, titleNe }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [title, titleNe]);
  const { data } = useCoverPreviewReadQuery(
    { ...rested, categoryId: form.categoryId ?? undefined, dealId },
    { skip: form.photos.length > 0 || !(rested.title || rested.titleNe) },
  );
  return data?.coverKey ?? null;
}
