import { ContactPage } from './contact-page';
import { HelpPage } from './help-page';
import { supportScreen } from './support-screen';

export const contact = supportScreen(ContactPage, 'contactTitle', 'contactDescription');
export const help = supportScreen(HelpPage, 'helpTitle', 'helpDescription');
