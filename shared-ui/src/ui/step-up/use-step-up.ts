import { useState } from 'react';
import { authApi } from '../../store/api/auth';
import { oneTimeNumberApi } from '../../store/api/one-time-number';
import { passkeysApi } from '../../store/api/passkeys';
import { stepUpApi, type StepUpDto, type StepUpView } from '../../store/api/step-up';
import { typedFigures } from '../../format';
import { describeFailure, useLanguage, useTexts } from '../../platform/i18n';
import { provePasskey } from '../passkeys/webauthn';
import { stepUpTexts } from './texts';

/** Proofs that the user types; a passkey is confirmed by the device. */
export type TypedWay = 'password' | 'code' | 'digits';

export interface StepUp {
  way: TypedWay;
  ways: StepUpView['ways'];
  proof: string;
  error: string;
  busy: boolean;
  type(proof: string): void;
  /** Chooses a proof; choosing `digits` sends them by e-mail. */
  choose(way: TypedWay): Promise<void>;
  confirm(): Promise<void>;
  confirmByPasskey(): Promise<void>;
}

const ANY: StepUpView['ways'] = ['password'];

/** @param onConfirmed called after the server accepts the proof */
export function useStepUp(onConfirmed: () => void): StepUp {
  const t = useTexts(stepUpTexts);
  const language = useLanguage();
  const { data: { ways } = { ways: ANY } } = stepUpApi.useStepUpWaysQuery();
  const { data: user } = authApi.useAuthUserQuery();
  const [send] = stepUpApi.useStepUpConfirmMutation();
  const [askOptions] = passkeysApi.usePasskeysSignInOptionsMutation();
  const [requestDigits] = oneTimeNumberApi.useOneTimeNumberRequestMutation();
  const [chosen, setChosen] = useState<TypedWay | null>(null);
  const [proof, setProof] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const way = chosen ?? (ways.includes('password') ? 'password' : ways.includes('code') ? 'code' : 'digits');

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setError('');
    await work().catch(async (failure: unknown) =>
      setError(await describeFailure(failure, language, t('failed'))),
    );
    setBusy(false);
  };
  const submit = (readProof: () => Promise<StepUpDto>): Promise<void> =>
    attempt(async () => {
      await send({ stepUpDto: await readProof() }).unwrap();
      onConfirmed();
    });
  const confirm = async (): Promise<void> => {
    const typed = way === 'password' ? proof : typedFigures(proof).trim();
    if (!typed) return setError(t(`${way}Missing`));
    await submit(async () => ({ [way]: typed }));
  };
  const choose = async (other: TypedWay): Promise<void> => {
    setChosen(other);
    setProof('');
    setError('');
    if (other !== 'digits' || !user) return;
    await attempt(async () => {
      await requestDigits({
        requestDigitsDto: { to: user.email ?? user.verifiedPhone ?? '', language },
      }).unwrap();
    });
  };
  const confirmByPasskey = () =>
    submit(async () => ({ passkey: await provePasskey(await askOptions().unwrap()) }));
  return { way, ways, proof, error, busy, type: setProof, choose, confirm, confirmByPasskey };
}
