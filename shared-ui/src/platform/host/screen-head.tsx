import { useEffect } from 'react';
import type { Head, Screen } from '../remote/contract';
import { plainPath } from '../i18n';
import { useLocation, useParams } from 'shared-ui/router';
import { useAppSelector, useAppStore, useLanguage } from 'shared-ui/store';

function setMeta(name: string, content: string | undefined): void {
  const known = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) return known?.remove();
  const meta = known ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
  meta.content = content;
}

function applyHead(head: Head): void {
  document.title = head.title;
  setMeta('description', head.description);
  setMeta('robots', head.noIndex ? 'noindex' : undefined);
}

/** Updates the document title and description on navigation between screens. */
export function ScreenHead({ screen }: { screen: Screen }) {
  const store = useAppStore();
  const language = useLanguage();
  const params = useParams();
  const { pathname, search } = useLocation();
  const text = useAppSelector(() => {
    const url = new URL(plainPath(pathname) + search, 'http://page');
    return JSON.stringify(screen.head?.({ store, url, params, language }) ?? null);
  });
  useEffect(() => {
    const head = JSON.parse(text) as Head | null;
    if (head) applyHead(head);
  }, [text]);
  return null;
}
