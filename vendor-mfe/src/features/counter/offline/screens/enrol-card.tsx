import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTexts } from 'shared-ui/i18n';
import { Button, Form, TextField } from 'shared-ui/ui';
import { offlineTexts } from '../texts';
import { useEnrol } from '../use-enrol';
import styles from './offline.module.css';

interface EnrolCardProps {
  branch: { readonly id: number; readonly name: string };
  /** True if a device that was withdrawn is set up again. */
  isAgain: boolean;
}

const NAME_LENGTH = 60;

function EnrolForm({ branch, onClose }: { branch: EnrolCardProps['branch']; onClose(): void }) {
  const t = useTexts(offlineTexts);
  const enrol = useEnrol(branch.id);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } });
  const send = handleSubmit(({ name }) => enrol.send(name.trim()));
  return (
    <Form className={styles.enrol} onSubmit={(event) => void send(event)}>
      <TextField
        label={t('enrolName')}
        hint={t('enrolNameHint')}
        error={formState.errors.name?.message}
        autoComplete="off"
        maxLength={NAME_LENGTH}
        {...register('name', { validate: (name) => name.trim().length > 0 || t('enrolNameBad') })}
      />
      <p className={styles.note}>{t('enrolBranch', { branch: branch.name })}</p>
      {enrol.error && (
        <p role="alert" className={styles.failed}>
          {enrol.error}
        </p>
      )}
      <Button type="submit" size="large" wide disabled={enrol.busy}>
        {t(enrol.busy ? 'enrolSending' : 'enrolSend')}
      </Button>
      <Button variant="tint" wide onClick={onClose}>
        {t('enrolCancel')}
      </Button>
    </Form>
  );
}

/** Offers to owners and managers to enrol this device for the branch of the counter. */
export function EnrolCard({ branch, isAgain }: EnrolCardProps) {
  const t = useTexts(offlineTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>
        <Smartphone size={20} aria-hidden />
        {t('enrol')}
      </h2>
      <p className={styles.note}>{t('enrolText')}</p>
      {isOpen ? (
        <EnrolForm branch={branch} onClose={() => setOpen(false)} />
      ) : (
        <Button variant="tint" wide onClick={() => setOpen(true)}>
          {t(isAgain ? 'enrolAgain' : 'enrolOpen')}
        </Button>
      )}
    </section>
  );
}
