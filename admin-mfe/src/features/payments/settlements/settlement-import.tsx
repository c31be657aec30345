import { gatewayName, GATEWAYS } from 'shared-ui/format';
import { useState } from 'react';
import { type SettlementView, useImportSettlementMutation } from 'shared-ui/api/admin-settlements';
import { describeFailure, useFormat, useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/platform';
import { Alert, Button, ConfirmDialog, Select } from 'shared-ui/ui';
import { reasonTexts } from '../../../shared/reason-dialog/texts';
import shared from '../payments.module.css';
import styles from './settlement-import.module.css';
import { paymentsTexts } from '../texts';

const MAX_BYTES = 5 * 1024 * 1024;

interface Unreadable {
  data?: { line?: number; column?: string };
}

function useImport() {
  const t = useTexts(paymentsTexts);
  const format = useFormat();
  const toast = useToast();
  const [send, { isLoading }] = useImportSettlementMutation();
  /** @returns the error of the file, or null */
  const importFile = async (gateway: SettlementView['gateway'], file: File): Promise<string | null> => {
    const { data, error } = await send({ gateway, file });
    if (error) {
      const { line, column } = (error as Unreadable).data ?? {};
      const where = line && column ? ` ${t('importLine', { line: format.number(line), column })}` : '';
      return `${await describeFailure(error, format.language, '')}${where}`;
    }
    const count = data.differences;
    toast({
      kind: count === 0 ? 'success' : 'info',
      title: t('importDone'),
      text: t('importDoneText', { count, shown: format.number(count) }),
    });
    return null;
  };
  return { isLoading, importFile };
}

interface FileFieldsProps {
  gateway: SettlementView['gateway'];
  disabled: boolean;
  setGateway(gateway: SettlementView['gateway']): void;
  setFile(file: File | undefined): void;
}

function FileFields({ gateway, disabled, setGateway, setFile }: FileFieldsProps) {
  const t = useTexts(paymentsTexts);
  const format = useFormat();
  return (
    <>
      <Select
        label={t('gateway')}
        value={gateway}
        options={GATEWAYS.map((value) => ({ value, label: gatewayName(value, format.language) }))}
        onChange={(event) => setGateway(event.target.value as SettlementView['gateway'])}
      />
      <label className={styles.chosenFile}>
        {t('chooseFile')}
        <input
          type="file"
          accept=".csv,text/csv"
          disabled={disabled}
          onChange={(event) => setFile(event.target.files?.[0])}
        />
      </label>
    </>
  );
}

/** Uploads a gateway's settlement file and shows the number of its differences. */
export function SettlementImport() {
  const t = useTexts(paymentsTexts);
  const words = useTexts(reasonTexts);
  const { isLoading, importFile } = useImport();
  const [isOpen, setOpen] = useState(false);
  const [gateway, setGateway] = useState<SettlementView['gateway']>('esewa');
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string | null>(null);

  const close = () => {
    setOpen(false);
    setFile(undefined);
    setProblem(null);
  };
  const submit = async () => {
    if (!file || file.size > MAX_BYTES) return setProblem(t(file ? 'fileTooLarge' : 'fileMissing'));
    setProblem(null);
    const found = await importFile(gateway, file);
    setProblem(found);
    if (found === null) close();
  };

  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('import')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          open
          title={t('importTitle')}
          text={t('importText')}
          confirm={t(isLoading ? 'importing' : 'import')}
          cancel={words('cancel')}
          variant="confirm"
          busy={isLoading}
          onClose={close}
          onConfirm={() => void submit()}
        >
          <div className={shared.fields}>
            <FileFields {...{ gateway, setGateway, setFile }} disabled={isLoading} />
            {problem && (
              <Alert tone="error" title={t('importFailed')} live>
                {problem}
              </Alert>
            )}
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}
