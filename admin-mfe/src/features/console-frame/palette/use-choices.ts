import { useEffect, useMemo, useState } from 'react';
import { useAdminSearchFindQuery } from 'shared-ui/api/admin-search';
import { businessNameIn, inLanguage, useLanguage } from 'shared-ui/i18n';
import { matching, type Choice } from './choice';
import { recentChoices } from './recent-choices';

const DEBOUNCE_MS = 200;

/** Choices for the typed text: matching pages immediately, deals, businesses and users after the search response. */
export function useChoices(typed: string, pages: readonly Choice[], userId: number) {
  const language = useLanguage();
  const words = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const { currentData, isFetching, isError, refetch } = useAdminSearchFindQuery(
    { q: asked },
    { skip: !asked },
  );
  const choices = useMemo<Choice[]>(() => {
    if (!words) return [...recentChoices(userId), ...pages];
    const found = asked === words ? currentData : undefined;
    return [
      ...matching(pages, words),
      ...(found?.deals ?? []).map(({ id, title, titleNe, businessName, businessNameNe }) => ({
        kind: 'deals' as const,
        to: `/deals/${id}`,
        label: inLanguage(language, title, titleNe),
        note: `#${id} · ${inLanguage(language, businessName, businessNameNe)}`,
      })),
      ...(found?.vendors ?? []).map(({ id, ...vendor }) => ({
        kind: 'vendors' as const,
        to: `/dashboard/vendors/${id}`,
        label: businessNameIn(language, vendor),
        note: `#${id}`,
      })),
      ...(found?.users ?? []).map(({ id, name, email }) => ({
        kind: 'users' as const,
        to: `/dashboard/users/${id}`,
        label: name,
        note: `#${id} · ${email}`,
      })),
    ];
  }, [words, asked, currentData, pages, userId, language]);
  const isSearching = Boolean(words) && (asked !== words || isFetching);
  return { choices, isSearching, hasFailed: isError && asked === words, retry: () => void refetch() };
}
