import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useFaqsListQuery } from 'shared-ui/api/support';
import { localizedPath, useLanguage, useTexts } from 'shared-ui/i18n';
import { Button, ButtonLink, ChipLink, Container, EmptyState, ErrorState } from 'shared-ui/ui';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import { categories, isCategory } from './categories';
import { HelpCards } from './contact-cards';
import { FaqList } from './faq-list';
import { findFaqs } from './find-faqs';
import { MessageForm } from './message-form';
import styles from './support.module.css';
import { supportTexts } from './texts';
import { useSite } from './use-site';

const pathOf = (search: string, category?: string): string => {
  const query = new URLSearchParams({ ...(search && { search }), ...(category && { category }) }).toString();
  return query ? `/help?${query}` : '/help';
};

function FaqSearch({ search, category }: { search: string; category?: string }) {
  const t = useTexts(supportTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const [words, setWords] = useState(search);
  const show = (wanted: string) => {
    setWords(wanted);
    navigate(pathOf(wanted.trim(), category), { replace: true });
  };
  const find = (event: FormEvent) => {
    event.preventDefault();
    show(words);
  };
  return (
    <form role="search" action={localizedPath('/help', language)} className={styles.search} onSubmit={find}>
      <Search size={18} aria-hidden />
      <input
        type="search"
        name="search"
        value={words}
        maxLength={100}
        aria-label={t('search')}
        placeholder={t('searchPlaceholder')}
        onChange={({ target }) => show(target.value)}
      />
      {category && <input type="hidden" name="category" value={category} />}
      <Button type="submit" size="small">
        {t('find')}
      </Button>
    </form>
  );
}

function Answers({ search, category }: { search: string; category?: string }) {
  const t = useTexts(supportTexts);
  const { data: faqs, isError, refetch } = useFaqsListQuery();
  if (isError)
    return <ErrorState title={t('faqFailed')} text={t('faqFailedText')} onRetry={() => void refetch()} />;
  if (!faqs) return null;
  const found = findFaqs(faqs, { search, category });
  if (found.length > 0) return <FaqList faqs={found} />;
  const all = <ButtonLink to="/help">{t('allAnswers')}</ButtonLink>;
  return (
    <div role="status">
      <EmptyState drawing="search" title={t('noMatch')} text={t('writeText')} actions={all} />
    </div>
  );
}

export function HelpPage() {
  const t = useTexts(supportTexts);
  const site = useSite();
  const [query] = useSearchParams();
  const search = query.get('search') ?? '';
  const wanted = query.get('category');
  const category = isCategory(wanted) ? wanted : undefined;
  return (
    <Container className={styles.page}>
      <h1>{t('helpTitle')}</h1>
      <FaqSearch search={search} category={category} />
      <HelpCards site={site} />
      <div className={styles.columns}>
        <section>
          <h2 className={styles.heading}>{t('askedOften')}</h2>
          <nav aria-label={t('browse')} className={styles.chips}>
            {categories.map((one) => (
              <ChipLink
                key={one}
                to={pathOf(search, one === category ? undefined : one)}
                selected={one === category}
              >
                {t(one)}
              </ChipLink>
            ))}
          </nav>
          <Answers search={search} category={category} />
        </section>
        <MessageForm kind="help" site={site} />
      </div>
    </Container>
  );
}
