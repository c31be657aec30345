import { useFaqsListQuery } from 'shared-ui/api/support';
import { useTexts } from 'shared-ui/i18n';
import { Container } from 'shared-ui/ui';
import { ContactCards } from './contact-cards';
import { FaqList } from './faq-list';
import { MessageForm } from './message-form';
import styles from './support.module.css';
import { supportTexts } from './texts';
import { useSite } from './use-site';

export function ContactPage() {
  const t = useTexts(supportTexts);
  const site = useSite();
  const { data: faqs = [] } = useFaqsListQuery();
  const asked = faqs.filter(({ place }) => place === 'contact');
  return (
    <Container className={styles.page}>
      <h1>{t('contactTitle')}</h1>
      <p className={styles.lead}>{t('contactLead', site)}</p>
      <ContactCards site={site} />
      <div className={styles.columns}>
        <MessageForm kind="contact" site={site} />
        {asked.length > 0 && (
          <section>
            <h2 className={styles.heading}>{t('askedOften')}</h2>
            <FaqList faqs={asked} />
          </section>
        )}
      </div>
    </Container>
  );
}
