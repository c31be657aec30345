import { ArrowLeft, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { counterCardPdfPath } from 'shared-ui/api/paths';
import {
  type BranchView,
  useCounterCardWordsQuery,
  useVendorsLocationsQuery,
  useVendorsMeQuery,
} from 'shared-ui/api/vendors';
import { useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import {
  SkeletonBlock,
  buttonClass,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  Segmented,
  Select,
  Skeleton,
} from 'shared-ui/ui';
import { CardPreview } from './card-preview';
import { type CardFormat, FORMATS } from './card-formats';
import { cardTexts } from './card-texts';
import styles from './card-page.module.css';

interface SwitchProps {
  title: string;
  hint: string;
  isOn: boolean;
  onSwitch(on: boolean): void;
}

function Switch({ title, hint, isOn, onSwitch }: SwitchProps) {
  return (
    <label className={styles.light}>
      <span>
        <b>{title}</b>
        <span className={styles.quiet}>{hint}</span>
      </span>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onSwitch(target.checked)} />
    </label>
  );
}

function CardMaker({ branches }: { branches: readonly BranchView[] }) {
  const t = useTexts(cardTexts);
  const { data: vendor } = useVendorsMeQuery();
  const { data: words } = useCounterCardWordsQuery();
  const [format, setFormat] = useState<CardFormat>('a5');
  const [isLight, setLight] = useState(false);
  const [hasSteps, setSteps] = useState(true);
  const [branchId, setBranchId] = useState(branches[0]?.id);
  const branch = branches.find(({ id }) => id === branchId) ?? branches[0];
  if (!branch) return null;
  const query = new URLSearchParams({
    branchId: String(branch.id),
    format,
    light: String(isLight),
    steps: String(hasSteps),
  });
  const file = `${counterCardPdfPath}?${query}`;
  return (
    <div className={styles.columns}>
      <Card className={styles.panel}>
        <h2>{t('card')}</h2>
        <Segmented
          label={t('format')}
          choices={FORMATS.map((value) => ({ value, label: t(`format_${value}`) }))}
          value={format}
          onChange={setFormat}
        />
        <Switch title={t('light')} hint={t('lightHint')} isOn={isLight} onSwitch={setLight} />
        {format !== 'sticker' && (
          <Switch title={t('steps')} hint={t('stepsHint')} isOn={hasSteps} onSwitch={setSteps} />
        )}
        <Select
          label={t('branch')}
          options={branches.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(branch.id)}
          onChange={({ target }) => setBranchId(Number(target.value))}
        />
        <a href={file} target="_blank" rel="noopener" className={buttonClass({ wide: true })}>
          <Printer size={18} aria-hidden />
          {t('print')}
        </a>
        <a href={file} download className={buttonClass({ variant: 'tint', wide: true })}>
          <Download size={18} aria-hidden />
          {t('download')}
        </a>
        <p className={styles.quiet}>{t('printHint')}</p>
        <p className={styles.quiet}>{t('bothLanguages')}</p>
      </Card>
      {vendor && words && (
        <CardPreview vendor={vendor} branch={branch} words={words} format={format} isLight={isLight} />
      )}
    </div>
  );
}

/** Page for printing the counter card of a branch. */
export function CardPage() {
  const t = useTexts(cardTexts);
  const { data: branches, isError, refetch } = useVendorsLocationsQuery();
  return (
    <>
      <div className={styles.top}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <Link to="/dashboard" className={styles.back}>
          <ArrowLeft size={18} aria-hidden />
          {t('back')}
        </Link>
      </div>
      {branches?.length === 0 && (
        <EmptyState
          card
          drawing="ticket"
          level={2}
          title={t('noBranch')}
          text={t('noBranchText')}
          actions={<ButtonLink to="/dashboard/business/branches">{t('addBranch')}</ButtonLink>}
        />
      )}
      {branches && branches.length > 0 && <CardMaker branches={branches} />}
      {!branches && isError && (
        <ErrorState level={2} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />
      )}
      {!branches && !isError && (
        <Skeleton>
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      )}
    </>
  );
}
