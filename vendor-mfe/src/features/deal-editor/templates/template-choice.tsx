import { Sparkles } from 'lucide-react';
import { useDealTemplatesListQuery, type DealTemplateView } from 'shared-ui/api/deal-templates';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { dealEditorTexts } from '../texts';
import styles from './template-choice.module.css';

interface TemplateChoiceProps {
  onTake(content: DealTemplateView['content']): void;
}

/** List of deal templates, those of upcoming festivals first. */
export function TemplateChoice({ onTake }: TemplateChoiceProps) {
  const t = useTexts(dealEditorTexts);
  const format = useFormat();
  const { language } = format;
  const { data: templates } = useDealTemplatesListQuery({});
  if (!templates?.length) return null;
  return (
    <details className={styles.choice}>
      <summary>
        <Sparkles size={18} aria-hidden />
        {t('templates')}
      </summary>
      <ul>
        {templates.map(({ key, name, nameNe, why, whyNe, season, content }) => (
          <li key={key}>
            <div>
              <b>{inLanguage(language, name, nameNe)}</b>
              <p>
                {season &&
                  `${t('templateUntil', {
                    name: inLanguage(language, season.name, season.nameNe),
                    day: format.day(season.until),
                  })} `}
                {inLanguage(language, why, whyNe)}
              </p>
            </div>
            <Button
              size="small"
              variant="tint"
              aria-label={t('takeNamed', { name: inLanguage(language, name, nameNe) })}
              onClick={() => onTake(content)}
            >
              {t('takeTemplate')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
