import picture from 'shared-ui/assets/covers/attractions-1.svg';
import { useState } from 'react';
import { brand } from 'shared-ui/format';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { AuthFrame, lazyPart, passkeyTexts, SecondStep } from 'shared-ui/ui';
import { useLocation } from 'shared-ui/router';
import { readSignInStart, type AccountType } from 'shared-ui/platform';
import { LoginForm } from './login-form';
import { LoginWays } from './login-ways';
import { NumberWay } from './number-way';
import { loginTexts } from './texts';
import { useLogin } from './use-login';

/** Loaded lazily, because only owners see it, most of them once. */
const PasskeyOffer = lazyPart(async () => (await import('./passkey-offer')).PasskeyOffer);

export function LoginPage() {
  const t = useTexts(loginTexts);
  const steps = useTexts(passkeyTexts);
  const name = brand.name[useLanguage()];
  const start = readSignInStart(useLocation().state);
  const login = useLogin();
  const [accountType, setAccountType] = useState<AccountType>(start.accountType ?? 'customer');
  const leads = {
    password: t(accountType === 'customer' ? 'customerHint' : 'vendorHint'),
    code: steps('stepLead'),
    offer: '',
  };
  return (
    <AuthFrame
      title={login.step === 'offer' ? steps('offerTitle') : t('welcome')}
      lead={leads[login.step]}
      picture={picture}
      claim={t('claim', { brand: name })}
      claimText={t('claimText')}
    >
      {login.step === 'offer' && <PasskeyOffer onEnd={login.leave} />}
      {login.step === 'code' && (
        <SecondStep
          disabled={login.busy}
          onSignedIn={(user) => login.enter(user, accountType)}
          onStartAgain={login.startAgain}
        />
      )}
      {login.step === 'password' && (
        <>
          <NumberWay
            returnTo={login.returnTo}
            onSignedIn={(user) => login.enter(user, accountType)}
            onSecondFactor={login.askSecondFactor}
          />
          <LoginForm
            email={start.email}
            accountType={accountType}
            login={login}
            onAccountType={setAccountType}
          />
          <LoginWays />
        </>
      )}
    </AuthFrame>
  );
}
