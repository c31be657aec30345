import type { Screen } from 'shared-ui/contract';
import { sharedTexts } from 'shared-ui/i18n';
import { AccountFrame } from './account-frame';
import { customerAccountTexts } from './texts';

export const screen: Screen = { Page: AccountFrame, texts: [customerAccountTexts, sharedTexts] };
