import type { ReactNode } from 'react';
import picture from 'shared-ui/assets/covers/hotels-1.svg';
import { useTexts } from 'shared-ui/i18n';
import { AuthFrame } from 'shared-ui/ui';
import { passwordTexts } from './texts';

interface PasswordFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

export function PasswordFrame({ title, lead, children }: PasswordFrameProps) {
  const t = useTexts(passwordTexts);
  return (
    <AuthFrame title={title} lead={lead} picture={picture} claim={t('claim')} claimText={t('claimText')}>
      {children}
    </AuthFrame>
  );
}
