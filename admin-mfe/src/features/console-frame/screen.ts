import type { Screen } from 'shared-ui/remote';
import { sharedTexts } from 'shared-ui/i18n';
import { ConsoleFrame } from './console-frame';
import { consoleFrameTexts } from './texts';

export const screen: Screen = {
  Page: ConsoleFrame,
  texts: [consoleFrameTexts, sharedTexts],
};
