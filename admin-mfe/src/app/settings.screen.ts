import type { Screen } from 'shared-ui/remote';
import { screen as site } from '../features/site-settings/screen';
import { SettingsPage } from './settings-page';

export const screen: Screen = { ...site, Page: SettingsPage };
