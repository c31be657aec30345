import { useAdminPlansChangePlanMutation, type AdminPlanView } from 'shared-ui/api/admin-plans';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { Alert, TextField } from 'shared-ui/ui';
import styles from '../catalogue.module.css';
import { CheckField } from '../check-field';
import { EntrySheet } from '../entry-sheet';
import { useEntryForm, type EntryForm } from '../use-entry-form';
import { isFree, planFieldErrorsOf, planValuesOf, toPlan, type PlanValues } from './plan-values';
import { plansTexts } from './texts';

interface PlanSheetProps {
  plan: AdminPlanView;
  onConflict(): unknown;
  onClose(): void;
}

/** States from when a change of the plan applies. */
function EffectNote({ plan }: { plan: AdminPlanView }) {
  const t = useTexts(plansTexts);
  if (isFree(plan))
    return (
      <Alert tone="news" title={t('freeAtOnce')}>
        {t('freeAtOnceText')}
      </Alert>
    );
  return (
    <Alert tone="news" title={t('newPeriods')}>
      {t('newPeriodsText', { count: plan.runningCount })}
    </Alert>
  );
}

function PriceAndLimits({ form }: { form: EntryForm<PlanValues> }) {
  const t = useTexts(plansTexts);
  return (
    <>
      <div className={styles.pair}>
        <TextField label={t('priceMonthly')} inputMode="numeric" {...form.text('priceMonthly')} />
        <TextField label={t('priceYearly')} inputMode="numeric" {...form.text('priceYearly')} />
      </div>
      <div className={styles.pair}>
        <TextField
          label={t('dealLimit')}
          hint={t('dealLimitHint')}
          inputMode="numeric"
          {...form.text('dealLimit')}
        />
        <TextField label={t('featuredDealLimit')} inputMode="numeric" {...form.text('featuredDealLimit')} />
      </div>
      <CheckField
        label={t('analyticsAccess')}
        checked={form.values.analyticsAccess}
        onChange={(analyticsAccess) => form.set({ analyticsAccess })}
      />
      <CheckField
        label={t('prioritySupport')}
        checked={form.values.prioritySupport}
        onChange={(prioritySupport) => form.set({ prioritySupport })}
      />
    </>
  );
}

export function PlanSheet({ plan, onConflict, onClose }: PlanSheetProps) {
  const t = useTexts(plansTexts);
  const language = useLanguage();
  const [change] = useAdminPlansChangePlanMutation();
  const form = useEntryForm({
    entry: plan,
    valuesOf: (entry) => planValuesOf(entry ?? plan),
    fieldErrorsOf: planFieldErrorsOf,
    onConflict,
    onSaved: onClose,
    send: (values, version = plan.version, key) =>
      change({
        id: plan.id,
        changePlanDto: { ...toPlan(values), version },
        'Idempotency-Key': key,
      }).unwrap(),
  });
  return (
    <EntrySheet
      title={t('editPlan', { name: inLanguage(language, plan.name, plan.nameNe) })}
      form={form}
      onClose={onClose}
    >
      <EffectNote plan={plan} />
      <TextField label={t('name')} maxLength={40} {...form.text('name')} />
      <TextField label={t('nameNe')} maxLength={40} lang="ne" {...form.text('nameNe')} />
      <TextField label={t('description')} maxLength={200} {...form.text('description')} />
      <TextField label={t('descriptionNe')} maxLength={200} lang="ne" {...form.text('descriptionNe')} />
      <PriceAndLimits form={form} />
    </EntrySheet>
  );
}
