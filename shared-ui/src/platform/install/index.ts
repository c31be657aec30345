export { captureInstallPrompt, onInstallOffer, takeInstallOffer, type InstallOffer } from './install-offer';
